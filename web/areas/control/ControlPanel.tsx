import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import { idIn, pageIn } from '../../lib/address-values.ts'
import { useStore } from '../../lib/store.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useMay } from '../developers/door.ts'
import { columns } from './columns.ts'
import { ControlChart } from './ControlChart.tsx'
import { ControlTable } from './ControlTable.tsx'
import { hiddenColumns, toggleColumn } from './hidden-columns.ts'
import { MovementsDrawer } from './MovementsDrawer.tsx'
import { ProjectionDialog } from './ProjectionDialog.tsx'
import { controlQuery, exportControl, type Columna, type Control, type ControlView, type Fila } from './queries.ts'
import { ValuationPicker } from './ValuationPicker.tsx'
import { useValuation, type Valuation } from './valuation.ts'
import './ControlPanel.css'

const groupings = [
  { value: 'rubro', label: 'Por rubro' },
  { value: 'item', label: 'Por ítem' },
  { value: 'proveedor', label: 'Por proveedor' },
] as const

/** `columna` and `fila` (a row id; empty: the total) select the amount with open movements. */
type View = ControlView & { columna: Columna | ''; fila: string }

const codec: UrlCodec<View> = {
  read: (search) => ({
    agrupar: groupings.find(({ value }) => value === search.get('agrupar'))?.value ?? 'rubro',
    rubro: idIn(search.get('rubro')),
    page: pageIn(search.get('pagina')),
    columna: columns.find(({ opens }) => opens && opens === search.get('columna'))?.opens ?? '',
    fila: search.get('fila') ?? '',
  }),
  write: ({ agrupar, rubro, page, columna, fila }) => ({
    agrupar: agrupar === 'rubro' ? undefined : agrupar,
    rubro: rubro || undefined,
    pagina: page === 1 ? undefined : String(page),
    columna: columna || undefined,
    fila: (columna && fila) || undefined,
  }),
}

/** Filter for the movements of the selected amount; null if none is selected. */
function movementsFilterOf({ agrupar, rubro, columna, fila }: View, items: Fila[]) {
  if (columna === '') return null
  const total = { columna, ...(rubro && agrupar !== 'proveedor' && { rubroId: rubro }) }
  if (fila === '') return total
  const row = items.find(({ id }) => id === fila)
  if (!row) return null
  const { rubroId, item, proveedorId, esSuma } = row
  // The projection by rubro: the last row by item and by supplier.
  if (!rubroId && !proveedorId) return total
  return {
    columna,
    ...(rubroId && { rubroId, soloDirecto: !esSuma }),
    ...(item !== null && { item }),
    ...(proveedorId && { proveedorId }),
  }
}

/** Budget control of a project in the selected valuation: table, chart, movements and manual projections. */
export function ControlPanel({ proyectoId }: { proyectoId: number }) {
  const [view, change] = useUrlState(codec)
  const valuation = useValuation()
  const query = useQuery(controlQuery(proyectoId, view, valuation))
  return (
    <div className="control">
      <SectionBar
        title="Control"
        valuation={<ValuationPicker response={usableData(query)} />}
        actions={
          <>
            <ColumnsMenu />
            <ExportMenu
              name={`control-por-${view.agrupar}`}
              read={(formato) => exportControl(proyectoId, view, valuation, formato)}
            />
          </>
        }
      >
        <Segmented
          label="Agrupar"
          options={groupings}
          value={view.agrupar}
          onChange={(agrupar) => change({ agrupar, rubro: '', page: 1, columna: '' })}
        />
      </SectionBar>
      <QueryAnswer query={query} height="24rem">
        {(control) => <ControlContent {...{ proyectoId, control, view, change, valuation }} />}
      </QueryAnswer>
    </div>
  )
}

/** Hides and shows columns of the table on this screen; exports have them all. */
function ColumnsMenu() {
  const hidden = useStore(hiddenColumns)
  return (
    <Menu
      label="Columnas"
      className="button button-secondary button-normal control-columns"
      entries={columns.map(({ field, title }) => {
        return { id: field, label: title, checked: !hidden.includes(field), onSelect: () => toggleColumn(field) }
      })}
    >
      <i className="pi pi-table" aria-hidden="true" /> Columnas
    </Menu>
  )
}

type ControlContentProps = {
  proyectoId: number
  control: Control
  view: View
  change: (part: Partial<View>) => void
  valuation: Valuation
}

function ControlContent({ proyectoId, control, view, change, valuation }: ControlContentProps) {
  const [projected, setProjected] = useState<(Fila & { rubroId: string }) | null>(null)
  const mayProject = useMay('setControlProyeccion')
  const { items, total, size, valuacion } = control
  const row = items.find(({ id }) => id === view.fila)
  const column = columns.find(({ opens }) => opens === view.columna)
  const filter = movementsFilterOf(view, items)
  const title = `${column?.title ?? ''} · ${row ? `${row.codigo} ${row.nombre}` : 'Total'}`
  if (items.length === 0)
    return (
      <EmptyState icon={<i className="pi pi-chart-bar" />} title="Todavía no hay nada que controlar">
        El control se arma solo con el presupuesto aprobado, los contratos, los certificados y los comprobantes.
      </EmptyState>
    )
  return (
    <>
      {view.rubro && (
        <p className="control-narrowed">
          Solo los ítems de {items[0]!.codigo}{' '}
          <Button onClick={() => change({ agrupar: 'rubro', rubro: '', page: 1 })}>Ver todos los rubros</Button>
        </p>
      )}
      <ControlTable
        control={control}
        onOpen={(columna, opened) => change({ columna, fila: opened?.id ?? '' })}
        onRubro={({ rubroId }) => change({ agrupar: 'item', rubro: rubroId ?? '', page: 1 })}
        onProject={mayProject ? (each) => setProjected(each as Fila & { rubroId: string }) : undefined}
      />
      <p className="control-note">
        En {valuacion.nombre}, sin IVA y sin centavos a la vista: los exactos están al abrir cada número y al exportar.
      </p>
      <Pagination
        noun="filas"
        singular="fila"
        page={Math.min(control.page, control.lastPage)}
        pageSize={size}
        total={total}
        onPage={(page) => change({ page })}
      />
      {view.agrupar === 'rubro' && <ControlChart control={control} />}
      <MovementsDrawer
        {...{ proyectoId, title, filter, valuation }}
        onClose={() => change({ columna: '', fila: '' })}
      />
      {projected && (
        <ProjectionDialog
          key={projected.id}
          proyectoId={proyectoId}
          row={projected}
          onClose={() => setProjected(null)}
        />
      )}
    </>
  )
}
