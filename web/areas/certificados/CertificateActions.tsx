import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { tellFailure } from '../../api/tell-failure.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { leaveForms } from '../../ui/form/open-forms.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { useKeptAddress } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { payAddress } from '../proveedores/door.ts'
import { deleteCertificate, moveCertificate, type Certificado } from './queries.ts'

export type Place = { proyectoId: number; contratoId: string }

type ActionsProps = {
  place: Place
  certificate: Certificado
  isDirty: boolean
  /** What was typed cannot be saved. */
  isWrong: boolean
  onSave: () => Promise<void>
}

/** What can be done with the certificate in its state. */
export function CertificateActions({ place, certificate, isDirty, isWrong, onSave }: ActionsProps) {
  const mayWrite = useMay('issueCertificado')
  const mayPay = useMay('createPago')
  const navigate = useNavigate()
  const kept = useKeptAddress()
  const [undoing, setUndoing] = useState<'rechazar' | 'anular' | null>(null)
  const { estado } = certificate
  useFocusAfter(estado)
  const issue = async () => {
    const message = 'Sus importes quedan fijos. Si hay que corregirlo, se rechaza o se anula.'
    const actions = { confirm: { label: 'Emitir', color: 'primary' as const }, cancel: { label: 'Volver' } }
    if ((await confirm({ title: '¿Emitir el certificado?', message, actions })) === 'confirmed')
      await moveCertificate(place, certificate, 'emitir').catch(tellFailure('No se emitió'))
  }
  const remove = async () => {
    if (!(await leaveForms())) return
    const actions = { confirm: { label: 'Borrar' }, cancel: { label: 'Volver' } }
    const asked = await confirm({ title: '¿Borrar el borrador?', message: 'No se puede deshacer.', actions })
    if (asked !== 'confirmed') return
    await deleteCertificate(place, certificate).then(
      () => navigate(kept(`/finanzas/contratos/${place.contratoId}`)),
      tellFailure('No se borró'),
    )
  }
  return (
    <div className="finance-actions">
      <Button onClick={() => window.print()}>Imprimir</Button>
      {mayWrite && estado === 'borrador' && (
        <>
          <Button onClick={() => void remove()}>Borrar</Button>
          {isDirty ? (
            <Button
              variant="primary"
              disabled={isWrong}
              onClick={() => void onSave().catch(tellFailure('No se guardó'))}
            >
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
            onClick={() => void moveCertificate(place, certificate, 'aprobar').catch(tellFailure('No se aprobó'))}
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
          title={undoing === 'anular' ? 'Anular el certificado' : 'Rechazar el certificado'}
          saveLabel={undoing === 'anular' ? 'Anular' : 'Rechazar'}
          failure="No se pudo."
          onConfirm={(motivo) => moveCertificate(place, certificate, undoing, motivo)}
          onClose={() => setUndoing(null)}
        />
      )}
    </div>
  )
}
