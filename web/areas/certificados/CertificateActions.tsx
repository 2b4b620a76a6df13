import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { financeChange } from '../../api/areas.ts'
import { attempt, execute } from '../../api/attempt.ts'
import { mutate } from '../../api/operations.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { leaveForms } from '../../ui/form/open-forms.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { useKeptAddress } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { payAddress } from '../proveedores/door.ts'
import type { Certificado, Place } from './queries.ts'

type ActionsProps = {
  place: Place
  certificate: Certificado
  isDirty: boolean
  /** What was typed cannot be saved. */
  isWrong: boolean
  onSave: () => void
}

/** How a certificate that was issued is undone, with a reason. */
const undoings = {
  rechazar: { operation: 'rejectCertificado', title: 'Rechazar el certificado', label: 'Rechazar' },
  anular: { operation: 'annulCertificado', title: 'Anular el certificado', label: 'Anular' },
} as const

/** What can be done with the certificate in its state. */
export function CertificateActions({ place, certificate, isDirty, isWrong, onSave }: ActionsProps) {
  const mayWrite = useMay('issueCertificado')
  const mayPay = useMay('createPago')
  const navigate = useNavigate()
  const kept = useKeptAddress()
  const [undoing, setUndoing] = useState<keyof typeof undoings | null>(null)
  const { id, version, estado } = certificate
  const step = { ...place, id, body: { version } }
  useFocusAfter(estado)
  const issue = async () => {
    const message = 'Sus importes quedan fijos. Si hay que corregirlo, se rechaza o se anula.'
    const actions = { confirm: { label: 'Emitir', color: 'primary' as const }, cancel: { label: 'Volver' } }
    if ((await confirm({ title: '¿Emitir el certificado?', message, actions })) === 'confirmed')
      await attempt(mutate('issueCertificado', financeChange), step, 'No se emitió')
  }
  const remove = async () => {
    if (!(await leaveForms())) return
    const actions = { confirm: { label: 'Borrar' }, cancel: { label: 'Volver' } }
    const asked = await confirm({ title: '¿Borrar el borrador?', message: 'No se puede deshacer.', actions })
    if (asked !== 'confirmed') return
    const isGone = await attempt(mutate('deleteCertificado', financeChange), { ...place, id, version }, 'No se borró')
    if (isGone) await navigate(kept(`/finanzas/contratos/${place.contratoId}`))
  }
  return (
    <div className="finance-actions">
      <Button onClick={() => window.print()}>Imprimir</Button>
      {mayWrite && estado === 'borrador' && (
        <>
          <Button onClick={() => void remove()}>Borrar</Button>
          {isDirty ? (
            <Button variant="primary" disabled={isWrong} onClick={onSave}>
              Guardar
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void issue()}>
              Emitir
            </Button>
          )}
        </>
      )}
      {mayWrite && estado === 'emitido' && (
        <>
          <Button onClick={() => setUndoing('rechazar')}>Rechazar</Button>
          <Button
            variant="primary"
            onClick={() => void attempt(mutate('approveCertificado', financeChange), step, 'No se aprobó')}
          >
            Aprobar
          </Button>
        </>
      )}
      {mayPay && Number(certificate.saldo) > 0 && (
        <Link className="button button-primary button-normal" to={kept(payAddress(certificate))}>
          Pagar
        </Link>
      )}
      {mayWrite && estado === 'aprobado' && <Button onClick={() => setUndoing('anular')}>Anular</Button>}
      {undoing && (
        <ReasonDialog
          title={undoings[undoing].title}
          saveLabel={undoings[undoing].label}
          failure="No se pudo."
          onConfirm={(motivo) =>
            execute(mutate(undoings[undoing].operation, financeChange), { ...step, body: { version, motivo } })
          }
          onClose={() => setUndoing(null)}
        />
      )}
    </div>
  )
}
