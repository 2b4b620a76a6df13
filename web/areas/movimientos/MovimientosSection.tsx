import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download, q } from '../../api/operations.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { quantityText } from '../../lib/number-text.ts'
import { todayText } from '../../lib/today.ts'
import { useNewForm } from '../../lib/use-new-form.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { OpenButton } from '../../records/OpenButton.tsx'
import { RecordSection } from '../../records/RecordSection.tsx'
import { recordView, type RecordView } from '../../records/view.ts'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useLoadEntry } from '../cargas/door.ts'
import { depositos } from '../depositos/door.ts'
import { useMay } from '../developers/door.ts'
import { materiales } from '../materiales/door.ts'
import { proveedores } from '../proveedores/door.ts'
import { rubros } from '../rubros/door.ts'
import { movimientosRules } from './list-rules.ts'
import { MovimientoDetail } from './MovimientoDetail.tsx'
import { annulMovimiento, movimientosInput, movimientosQuery, type Movimiento } from './queries.ts'
import { WaitingMovements } from './WaitingMovements.tsx'
import { tipos } from './words.ts'
import './movimientos.css'

const MovimientoDialog = onDemand(async () => (await import('./MovimientoDialog.tsx')).MovimientoDialog)
const viewCodec = recordView(movimientosRules)

/** The stock movements of the project, and the form to enter one. */
export function MovimientosSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const [edited, setEdited] = useState<Movimiento | null>(null)
  const newForm = useNewForm()
  const list = useQuery(movimientosQuery(proyectoId, view))
  const { mutateAsync: annul } = useMutation(annulMovimiento)
  const mayWrite = useMay('createMovimiento')
  const filters = [
    useEntryFilter({ noun: depositos, key: 'depositoId', label: 'Depósito', value: view.depositoId }),
    useEntryFilter({ noun: materiales, key: 'materialId', label: 'Material', value: view.materialId }),
    useEntryFilter({ noun: proveedores, key: 'proveedorId', label: 'Proveedor', value: view.proveedorId }),
    useEntryFilter({ noun: rubros, key: 'rubroId', label: 'Rubro', value: view.rubroId }),
  ]
  return (
    <>
      <WaitingMovements proyectoId={proyectoId} answeredAt={list.dataUpdatedAt} />
      <RecordSection
        title="Movimientos"
        words={['movimientos', 'movimiento']}
        empty={{ icon: 'pi-box', text: 'Cargá lo que entra y lo que sale, y el stock se arma solo.' }}
        list={list}
        record={(id) => q('getMovimiento', { proyectoId, id })}
        view={view}
        onView={changeView}
        rules={movimientosRules}
        filters={filters}
        exportList={(formato) => download('listMovimientos', { ...movimientosInput(proyectoId, view), formato })}
        columns={columnsOf(view, changeView)}
        detail={(each, onAnnul) => (
          <MovimientoDetail {...{ proyectoId, mayWrite, onAnnul }} movimiento={each} onEdit={() => setEdited(each)} />
        )}
        entries={useLoadEntry('movimientos')}
        addLabel="Nuevo movimiento"
        onAdd={mayWrite ? newForm.open : undefined}
        annul={{
          name: ({ numero }) => `el movimiento ${numero}`,
          effect: 'Se carga el movimiento contrario, con la misma fecha.',
          send: ({ id, version }, motivo) => annul({ proyectoId, id, body: { motivo, version } }),
        }}
      >
        {(edited !== null || (newForm.isOpen && mayWrite)) && (
          <MovimientoDialog
            proyectoId={proyectoId}
            movimiento={edited ?? undefined}
            today={todayText()}
            onClose={edited ? () => setEdited(null) : newForm.close}
          />
        )}
      </RecordSection>
    </>
  )
}

/** Who or what a movement is for. */
const partyOf = ({ proveedor, rubro, destino, motivo }: Movimiento) =>
  (destino === null ? '' : `A ${destino}`) || proveedor || rubro || motivo

/** 'Cemento, 20 bolsas' for one line, '3 materiales' for several. */
function linesText({ lineas }: Movimiento): string {
  const [first] = lineas
  if (lineas.length > 1 || !first) return `${lineas.length} materiales`
  return `${first.material}, ${quantityText(first.cantidad)} ${first.presentacion ?? first.unidad}`
}

const columnsOf = (view: RecordView, onView: (part: Partial<RecordView>) => void): DataColumn<Movimiento>[] => [
  {
    key: 'numero',
    header: 'Movimiento',
    isSortable: true,
    cell: (each) => (
      <>
        <OpenButton id={each.id} view={view} onView={onView}>
          {each.anulaId === null ? tipos[each.tipo] : `Anulación: ${tipos[each.tipo].toLowerCase()}`}{' '}
          {each.numero !== null && `N.º ${each.numero}`}
        </OpenButton>
        {each.remito && <small className="movement-note">Remito {each.remito}</small>}
        <small className="money-party">{partyOf(each)}</small>
      </>
    ),
  },
  { key: 'proveedor', header: 'Proveedor, rubro o destino', cell: partyOf },
  { key: 'fecha', header: 'Fecha', isSortable: true, cell: ({ fecha }) => dateText(fecha) },
  { key: 'deposito', header: 'Depósito', cell: ({ deposito }) => deposito },
  { key: 'lineas', header: 'Materiales', cell: linesText },
  {
    key: 'importe',
    header: 'Valor',
    isNumber: true,
    cell: ({ valor, estado }) => (estado === 'borrador' ? '—' : moneyText(valor, 'ARS')),
  },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <StateTag state={estado} /> },
]
