import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { attempt, execute } from '../../api/attempt.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { useMay } from '../developers/door.ts'
import { approvePedido, cancelPedido, deletePedido, requestPedido, type Pedido } from './queries.ts'

const PedidoDialog = onDemand(async () => (await import('./PedidoDialog.tsx')).PedidoDialog)
const ReceiveDialog = onDemand(async () => (await import('./ReceiveDialog.tsx')).ReceiveDialog)
const SendDialog = onDemand(async () => (await import('./SendDialog.tsx')).SendDialog)
const DeliveryDateDialog = onDemand(async () => (await import('./DeliveryDateDialog.tsx')).DeliveryDateDialog)

type Opened = 'edit' | 'receive' | 'send' | 'date' | 'cancel'

/** Buttons for what the state of an order allows. */
export function PedidoActions({ proyectoId, pedido }: { proyectoId: number; pedido: Pedido }) {
  const mayWrite = useMay('createPedido')
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { id, version, estado } = pedido
  const step = { proyectoId, id, body: { version } }
  const close = () => setOpened(null)
  useFocusAfter(estado)
  const request = async () => {
    const message = 'Recibe su número y sus materiales quedan fijos. Falta aprobarlo para poder mandarlo y recibirlo.'
    if (await askFirst({ title: '¿Pedir la aprobación?', message, label: 'Pedir aprobación' }))
      await attempt(requestPedido, step, 'No se pidió')
  }
  const approve = async () => {
    const message = 'Desde ahora se puede mandar al proveedor y recibir.'
    if (await askFirst({ title: '¿Aprobar el pedido?', message, label: 'Aprobar' }))
      await attempt(approvePedido, step, 'No se aprobó')
  }
  const remove = async () => {
    const question = { title: '¿Borrar el borrador?', message: 'No se puede deshacer.', label: 'Borrar', isLossy: true }
    if (!(await askFirst(question))) return
    if (await attempt(deletePedido, { proyectoId, id, version }, 'No se borró')) await navigate('/materiales/pedidos')
  }
  const isExpected = estado === 'aprobado' || estado === 'recibidoParcial'
  const opens = (what: Opened, label: string, variant?: 'primary') => (
    <Button variant={variant} onClick={() => setOpened(what)}>
      {label}
    </Button>
  )
  return (
    <div className="record-actions">
      <Button onClick={() => window.print()}>Imprimir</Button>
      {mayWrite && estado === 'borrador' && (
        <>
          <Button onClick={() => void remove()}>Borrar</Button>
          {opens('edit', 'Editar')}
          <Button variant="primary" onClick={() => void request()}>
            Pedir aprobación
          </Button>
        </>
      )}
      {mayWrite && (isExpected || estado === 'pedido') && (
        <>
          {opens('cancel', 'Cancelar el pedido')}
          {opens('date', 'Fecha confirmada')}
        </>
      )}
      {mayWrite && estado === 'pedido' && (
        <Button variant="primary" onClick={() => void approve()}>
          Aprobar
        </Button>
      )}
      {mayWrite && isExpected && (
        <>
          {opens('send', 'Mandar por mail')}
          {opens('receive', 'Recibir', 'primary')}
        </>
      )}
      {opened === 'edit' && <PedidoDialog {...{ proyectoId, pedido }} onDone={close} onClose={close} />}
      {opened === 'receive' && <ReceiveDialog {...{ proyectoId, pedido }} onClose={close} />}
      {opened === 'send' && <SendDialog {...{ proyectoId, pedido }} onClose={close} />}
      {opened === 'date' && <DeliveryDateDialog {...{ proyectoId, pedido }} onClose={close} />}
      {opened === 'cancel' && (
        <ReasonDialog
          recordId={id}
          title="Cancelar el pedido"
          saveLabel="Cancelar el pedido"
          failure="No se canceló."
          onConfirm={(motivo) => execute(cancelPedido, { proyectoId, id, body: { version, motivo } })}
          onClose={close}
        />
      )}
    </div>
  )
}
