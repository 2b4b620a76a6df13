import { useState } from 'react'
import { financeChange } from '../../api/areas.ts'
import { attempt, execute } from '../../api/attempt.ts'
import { mutate } from '../../api/operations.ts'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { ApprovalNote, useApproval } from '../aprobaciones/door.ts'
import type { Pago } from './queries.ts'

/** The steps of a pending payment. Approving is offered to those who may; the others read who may. */
export function ApprovalActions({ proyectoId, pago: { id, version } }: { proyectoId: number; pago: Pago }) {
  const approval = useApproval({ proyectoId, entidad: 'pago', id }, true)
  const [isRejected, setIsRejected] = useState(false)
  const approve = async () => {
    const message = 'Toma su número y paga lo que tiene aplicado.'
    if (await askFirst({ title: '¿Aprobar el pago?', message, label: 'Aprobar' }))
      await attempt(mutate('approvePago', financeChange), { proyectoId, id, body: { version } }, 'No se aprobó')
  }
  return (
    <>
      <ApprovalNote reason={approval.reason} />
      <div className="money-actions">
        {approval.may && (
          <Button variant="primary" onClick={() => void approve()}>
            Aprobar
          </Button>
        )}
        <Button onClick={() => setIsRejected(true)}>Rechazar</Button>
      </div>
      {isRejected && (
        <ReasonDialog
          recordId={id}
          title="Rechazar el pago"
          saveLabel="Rechazar"
          failure="No se pudo rechazar."
          onConfirm={(motivo) =>
            execute(mutate('rejectPago', financeChange), { proyectoId, id, body: { version, motivo } })
          }
          onClose={() => setIsRejected(false)}
        />
      )}
    </>
  )
}
