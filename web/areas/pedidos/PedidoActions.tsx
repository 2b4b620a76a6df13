import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { attempt, execute } from '../../api/attempt.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
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
  const isApproved = estado === 'aprobado' || estado === 'recibidoParcial'
  const entry = (what: Opened, label: string, icon: string): MenuEntry => ({
    id: what,
    label,
    icon: <i className={`pi ${icon}`} />,
    onSelect: () => setOpened(what),
  })
  const entries: MenuEntry[] = [
    { id: 'print', label: 'Imprimir', icon: <i className="pi pi-print" />, onSelect: () => window.print() },
    ...(mayWrite && estado === 'borrador'
      ? [
          {
            id: 'delete',
            label: 'Borrar',
            icon: <i className="pi pi-trash" />,
            danger: true,
            onSelect: () => void remove(),
          },
        ]
      : []),
    ...(mayWrite && (isApproved || estado === 'pedido')
      ? [
          entry('date', 'Fecha confirmada', 'pi-calendar'),
          { ...entry('cancel', 'Cancelar el pedido', 'pi-ban'), danger: true },
        ]
      : []),
  ]
  return (
    <div className="record-actions">
      {mayWrite && estado === 'borrador' && (
        <>
          <Button onClick={() => setOpened('edit')}>Editar</Button>
          <Button variant="primary" onClick={() => void request()}>
            Pedir aprobación
          </Button>
        </>
      )}
      {mayWrite && estado === 'pedido' && (
        <Button variant="primary" onClick={() => void approve()}>
          Aprobar
        </Button>
      )}
      {mayWrite && isApproved && (
        <>
          <Button onClick={() => setOpened('send')}>Mandar por mail</Button>
          <Button variant="primary" onClick={() => setOpened('receive')}>
            Recibir
          </Button>
        </>
      )}
      <MoreMenu entries={entries} />
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
