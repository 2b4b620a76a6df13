import { expect, it } from 'vitest'
import { historyItem } from './card-history.ts'

const change = (accion: string, antes: object, despues: object) =>
  historyItem({
    id: '1',
    entidad: 'tarjeta',
    entidadId: 'c',
    usuarioId: 'u',
    usuario: 'Lucía',
    momento: '2026-03-16T14:00:00.000Z',
    accion,
    antes: antes as Record<string, unknown>,
    despues: despues as Record<string, unknown>,
  })

it('describes a change in words, field by field', () => {
  const before = { vence: null, prioridad: 'none', terminada: false, pasos: ['○ Armar', '○ Llenar'] }
  const after = { vence: '2026-03-20', prioridad: 'high', terminada: true, pasos: ['✓ Armar', '○ Llenar'] }
  const { who, what, differences } = change('cambiar', before, after)
  expect([who, what]).toEqual(['Lucía', 'cambió la tarjeta'])
  expect(differences).toEqual([
    { label: 'Vence', before: '—', after: '20/03/2026' },
    { label: 'Prioridad', before: 'sin prioridad', after: 'alta' },
    { label: 'Terminada', before: 'no', after: 'sí' },
    { label: 'Pasos', before: '○ Armar', after: '✓ Armar' },
  ])
})

it('lists no fields for a creation, and describes reordered steps and attached files', () => {
  expect(change('crear', {}, { titulo: 'Excavar' }).differences).toEqual([])
  expect(change('cambiar', { pasos: ['○ A', '○ B'] }, { pasos: ['○ B', '○ A'] }).differences[0]!.after).toBe(
    'otro orden',
  )
  const labels = change('cambiar', { etiquetas: ['Bug', 'Obra'] }, { etiquetas: ['Obra', 'Design'] }).differences
  expect(labels).toEqual([{ label: 'Etiquetas', before: 'Defecto', after: 'Diseño' }])
  expect(change('adjuntar', {}, { archivo: 'Plano.pdf' }).what).toBe('adjuntó un archivo: Plano.pdf')
})
