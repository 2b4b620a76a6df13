import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { confirm, type ConfirmationResult } from '../../../ui/confirm.ts'

type Question = Parameters<typeof confirm>[0]

const questions: { label: string; question: Question }[] = [
  { label: 'Valores de fábrica', question: {} },
  {
    label: 'Borrar algo',
    question: {
      title: 'Borrar el proyecto',
      message: 'Se borran también sus documentos. No se puede deshacer.',
      icon: { name: 'pi-trash', color: 'error' },
      actions: { confirm: { label: 'Borrar', color: 'warn' }, cancel: { label: 'Conservar' } },
    },
  },
  {
    label: 'Publicar, descartable',
    question: {
      title: 'Publicar el presupuesto',
      message: 'Tu equipo lo va a ver enseguida.',
      icon: { name: 'pi-send', color: 'primary' },
      actions: { confirm: { label: 'Publicar', color: 'primary' }, cancel: { label: 'Ahora no' } },
      dismissible: true,
    },
  },
  {
    label: 'Un solo botón, sin ícono',
    question: {
      title: 'Carga terminada',
      message: 'Entraron 128 movimientos.',
      icon: { show: false },
      actions: { confirm: { label: 'Entendido', color: 'accent' }, cancel: { show: false } },
    },
  },
]
const results: Record<ConfirmationResult, string> = { confirmed: 'confirmado', cancelled: 'cancelado' }

export function ConfirmSample() {
  const [result, setResult] = useState<ConfirmationResult | null>(null)
  return (
    <div className="gallery-sample">
      <div className="gallery-actions">
        {questions.map(({ label, question }) => (
          <Button key={label} onClick={() => void confirm(question).then(setResult)}>
            {label}
          </Button>
        ))}
      </div>
      <p role="status">Resultado: {result ? results[result] : 'todavía ninguno'}</p>
    </div>
  )
}
