import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { download, q } from '../../api/operations.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { todayText } from '../../lib/today.ts'
import { useNewForm } from '../../lib/use-new-form.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { recordView } from '../../records/view.ts'
import { Button } from '../../ui/Button.tsx'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { depositos } from '../depositos/door.ts'
import { useMay } from '../developers/door.ts'
import { materiales } from '../materiales/door.ts'
import { proveedores } from '../proveedores/door.ts'
import { pedidosRules } from './list-rules.ts'
import { emptyDraft, proposalOf, type PedidoDraft } from './pedido-draft.ts'
import { PedidoPage } from './PedidoPage.tsx'
import { nameOf, pedidosInput, pedidosQuery, type Pedido } from './queries.ts'

const PedidoDialog = onDemand(async () => (await import('./PedidoDialog.tsx')).PedidoDialog)
const ReplenishDialog = onDemand(async () => (await import('./ReplenishDialog.tsx')).ReplenishDialog)

type PedidosSectionProps = { proyectoId: number; id: string | undefined }

/** The orders of a project, or one of them, by address. */
export function PedidosSection({ proyectoId, id }: PedidosSectionProps) {
  return id ? <PedidoPage key={id} proyectoId={proyectoId} id={id} /> : <PedidosList proyectoId={proyectoId} />
}

const viewCodec = recordView(pedidosRules)

function PedidosList({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const list = useQuery(pedidosQuery(proyectoId, view))
  const navigate = useNavigate()
  const newForm = useNewForm()
  const [isReplenishing, setIsReplenishing] = useState(false)
  const [proposal, setProposal] = useState<PedidoDraft | null>(null)
  const mayWrite = useMay('createPedido')
  const filters = [
    useEntryFilter({ noun: proveedores, key: 'proveedorId', label: 'Proveedor', value: view.proveedorId }),
    useEntryFilter({ noun: depositos, key: 'depositoId', label: 'Depósito', value: view.depositoId }),
    useEntryFilter({ noun: materiales, key: 'materialId', label: 'Material', value: view.materialId }),
  ]
  const closeForm = () => {
    setProposal(null)
    newForm.close()
  }
  return (
    <div className="money">
      <RecordList
        title="Pedidos"
        words={['pedidos', 'pedido']}
        label="Pedidos"
        empty={{ icon: 'pi-shopping-cart', text: 'Armalos a mano, o con lo que está por debajo del mínimo.' }}
        list={list}
        record={(each) => q('getPedido', { proyectoId, id: each })}
        view={view}
        onView={changeView}
        rules={pedidosRules}
        filters={filters}
        exportList={(formato) => download('listPedidos', { ...pedidosInput(proyectoId, view), formato })}
        columns={columns}
        add={
          <>
            <Button onClick={() => setIsReplenishing(true)}>A reponer</Button>
            {mayWrite && (
              <Button variant="primary" onClick={newForm.open}>
                <i className="pi pi-plus" aria-hidden="true" /> Nuevo pedido
              </Button>
            )}
          </>
        }
      />
      {isReplenishing && (
        <ReplenishDialog
          proyectoId={proyectoId}
          onOrder={
            mayWrite
              ? (rows) => {
                  setIsReplenishing(false)
                  setProposal(proposalOf(rows, todayText()))
                }
              : undefined
          }
          onClose={() => setIsReplenishing(false)}
        />
      )}
      {mayWrite && (proposal || newForm.isOpen) && (
        <NewPedido
          proyectoId={proyectoId}
          proposal={proposal}
          onDone={({ id }) => void navigate(`/materiales/pedidos/${id}`, { replace: newForm.isOpen })}
          onClose={closeForm}
        />
      )}
    </div>
  )
}

type NewPedidoProps = {
  proyectoId: number
  proposal: PedidoDraft | null
  onDone: (pedido: Pedido) => void
  onClose: () => void
}

/** The form of a new order, empty or with a proposal. */
function NewPedido({ proposal, ...props }: NewPedidoProps) {
  const [initial] = useState(() => proposal ?? emptyDraft(todayText()))
  return <PedidoDialog {...props} pedido={initial} />
}

const totalText = ({ totales }: Pedido) =>
  totales.map(({ importe, moneda }) => moneyText(importe, moneda)).join(' + ') || '—'

const columns: DataColumn<Pedido>[] = [
  {
    key: 'numero',
    header: 'Pedido',
    isSortable: true,
    cell: (pedido) => <Link to={`/materiales/pedidos/${pedido.id}`}>{nameOf(pedido)}</Link>,
  },
  { key: 'proveedor', header: 'Proveedor', cell: ({ proveedor }) => proveedor },
  { key: 'fechaPedida', header: 'Pedida', isSortable: true, cell: ({ fechaPedida }) => dateText(fechaPedida) },
  {
    key: 'fechaConfirmada',
    header: 'Confirmada',
    cell: ({ fechaConfirmada }) => (fechaConfirmada ? dateText(fechaConfirmada) : '—'),
  },
  { key: 'deposito', header: 'Depósito', cell: ({ deposito }) => deposito },
  { key: 'total', header: 'Total', isNumber: true, cell: totalText },
  {
    key: 'estado',
    header: 'Estado',
    cell: ({ estado }) => <StateTag state={estado} label={words.PedidoEstado[estado]} />,
  },
]
