import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { financeChange } from '../../api/areas.ts'
import { attempt, execute } from '../../api/attempt.ts'
import { mutate } from '../../api/operations.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { leaveForms } from '../../ui/form/open-forms.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { ApprovalNote, useApproval } from '../aprobaciones/door.ts'
import { useAddressWithValuation } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { payAddress } from '../proveedores/door.ts'
import type { Certificado, Place } from './queries.ts'

type ActionsProps = {
  place: Place
  certificate: Certificado
  isDirty: boolean
  /** Whether the form has invalid values. */
  isInvalid: boolean
  onSave: () => void
}

/** Transitions that need a reason. */
const reversals = {
  rechazar: { operation: 'rejectCertificado', title: 'Rechazar el certificado', label: 'Rechazar' },
  anular: { operation: 'annulCertificado', title: 'Anular el certificado', label: 'Anular' },
} as const

/** What approving means, with a warning of documents that seem to bill the certificate without naming it. */
function approvalOf({ neto, moneda, comprobantesSinVincular }: Certificado): { message: string; label: string } {
  const documents = comprobantesSinVincular.map(({ numeroCompleto }) => numeroCompleto).join(', ')
  if (documents) {
    const message = `Puede estar facturado en ${documents}, sin vincular. Si es así, la deuda se cuenta dos veces hasta que lo vincules desde el certificado ya aprobado.`
    return { message, label: 'Aprobar igual' }
  }
  const effect =
    Number(neto) < 0
      ? 'queda a favor en la cuenta del proveedor'
      : `se le deben ${moneyText(neto, moneda)} al proveedor hasta que lo pagues o lo facture`
  return { message: `Desde ahora cuenta como ejecutado y ${effect}.`, label: 'Aprobar' }
}

/** Buttons for the transitions that the state of the certificate allows. */
export function CertificateActions({ place, certificate, isDirty, isInvalid, onSave }: ActionsProps) {
  const mayWrite = useMay('issueCertificado')
  const mayPay = useMay('createPago')
  const navigate = useNavigate()
  const withValuation = useAddressWithValuation()
  const [reversal, setReversal] = useState<keyof typeof reversals | null>(null)
  const { id, version, estado } = certificate
  const isWaiting = mayWrite && estado === 'emitido'
  const approval = useApproval({ proyectoId: place.proyectoId, entidad: 'certificado', id }, isWaiting)
  const step = { ...place, id, body: { version } }
  useFocusAfter(estado)
  const issue = async () => {
    const message = 'Sus importes quedan fijos. Si hay que corregirlo, se rechaza o se anula.'
    if (await askFirst({ title: '¿Emitir el certificado?', message, label: 'Emitir' }))
      await attempt(mutate('issueCertificado', financeChange), step, 'No se emitió')
  }
  const approve = async () => {
    const question = { title: '¿Aprobar el certificado?', ...approvalOf(certificate) }
    if (await askFirst(question)) await attempt(mutate('approveCertificado', financeChange), step, 'No se aprobó')
  }
  const remove = async () => {
    if (!(await leaveForms())) return
    const question = { title: '¿Borrar el borrador?', message: 'No se puede deshacer.', label: 'Borrar', isLossy: true }
    if (!(await askFirst(question))) return
    const isDeleted = await attempt(
      mutate('deleteCertificado', financeChange),
      { ...place, id, version },
      'No se borró',
    )
    if (isDeleted) await navigate(withValuation(`/finanzas/contratos/${place.contratoId}`))
  }
  return (
    <div className="record-actions">
      <Button onClick={() => window.print()}>Imprimir</Button>
      {mayWrite && estado === 'borrador' && (
        <>
          <Button onClick={() => void remove()}>Borrar</Button>
          {isDirty ? (
            <Button variant="primary" disabled={isInvalid} onClick={onSave}>
              Guardar
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void issue()}>
              Emitir
            </Button>
          )}
        </>
      )}
      {isWaiting && (
        <>
          <Button onClick={() => setReversal('rechazar')}>Rechazar</Button>
          {approval.may && (
            <Button variant="primary" onClick={() => void approve()}>
              Aprobar
            </Button>
          )}
          {approval.reason && (
            <div className="record-actions-note">
              <ApprovalNote reason={approval.reason} />
            </div>
          )}
        </>
      )}
      {mayPay && Number(certificate.saldo) > 0 && (
        <Link className="button button-primary button-normal" to={withValuation(payAddress(certificate))}>
          Pagar
        </Link>
      )}
      {mayWrite && estado === 'aprobado' && <Button onClick={() => setReversal('anular')}>Anular</Button>}
      {reversal && (
        <ReasonDialog
          recordId={step.id}
          title={reversals[reversal].title}
          saveLabel={reversals[reversal].label}
          failure="No se pudo."
          onConfirm={(motivo) =>
            execute(mutate(reversals[reversal].operation, financeChange), { ...step, body: { version, motivo } })
          }
          onClose={() => setReversal(null)}
        />
      )}
    </div>
  )
}
