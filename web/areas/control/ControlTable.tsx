import { useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { HelpTip } from '../../ui/HelpTip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { wholeText } from '../../lib/money-text.ts'
import { columns, hasAmount, isOver, type AmountField } from './columns.ts'
import { hiddenColumns } from './hidden-columns.ts'
import type { Columna, Control, Fila } from './queries.ts'
import './ControlTable.css'

type ControlTableProps = {
  control: Control
  /** Opens the movements behind an amount; null row: the total. */
  onOpen: (columna: Columna, row: Fila | null) => void
  /** Opens the items of a rubro. */
  onRubro: (row: Fila) => void
  /** Edits the manual projection of a rubro. */
  onProject: ((row: Fila) => void) | undefined
}

/** Tree level by row id, from 0. Expects parents before children. */
function levels(items: Fila[]): Map<string, number> {
  const byId = new Map<string, number>()
  for (const { id, padreId } of items) byId.set(id, padreId === null ? 0 : (byId.get(padreId) ?? -1) + 1)
  return byId
}

const mainFields = new Set<AmountField>(['vigente', 'ejecutado', 'desvio'])

const cellClass = (field: AmountField) =>
  classNames('table-number', `control-${field}`, mainFields.has(field) && 'control-main')

/** Budget control: a row per rubro, item or supplier, and the totals. */
export function ControlTable({ control, onOpen, onRubro, onProject }: ControlTableProps) {
  const { items, totales, agrupar } = control
  const hidden = useStore(hiddenColumns)
  const visibleColumns = columns.filter(({ field }) => !hidden.includes(field))
  // On phones a row is a card with its main amounts; the others show when it is opened.
  const [openRows, setOpenRows] = useState<readonly string[]>([])
  const toggle = (id: string) =>
    setOpenRows(openRows.includes(id) ? openRows.filter((each) => each !== id) : [...openRows, id])
  const level = levels(items)
  return (
    <div className="control-card">
      <TableScroll label="Control presupuestario">
        <table className="table control-table" aria-label="Control presupuestario">
          <thead>
            <tr>
              <th scope="col">{agrupar === 'rubro' ? 'Rubro' : agrupar === 'item' ? 'Ítem' : 'Proveedor'}</th>
              {visibleColumns.map(({ field, title, help }) => (
                <th key={field} scope="col" className={cellClass(field)}>
                  <HelpTip text={help}>{title}</HelpTip>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <tr
                key={row.id}
                className={classNames(row.esSuma && 'control-sum', openRows.includes(row.id) && 'control-open')}
              >
                <th scope="row" style={{ paddingInlineStart: `calc(${level.get(row.id)} * var(--space-4))` }}>
                  <RowName row={row} onRubro={agrupar === 'rubro' ? onRubro : undefined} />
                  <button
                    type="button"
                    className="control-more"
                    aria-expanded={openRows.includes(row.id)}
                    aria-label={`Todos los importes de ${row.codigo} ${row.nombre}`}
                    onClick={() => toggle(row.id)}
                  >
                    <i className="pi pi-chevron-down" aria-hidden="true" />
                  </button>
                </th>
                {visibleColumns.map(({ field, opens, title }) => (
                  <td key={field} className={cellClass(field)} data-label={title}>
                    <Amount
                      {...{ field, row, title }}
                      onOpen={opens && hasAmount(agrupar, row, field) ? () => onOpen(opens, row) : undefined}
                    />
                    {field === 'proyeccion' && agrupar === 'rubro' && (
                      <Projection row={row} onProject={onProject && !row.esSuma ? () => onProject(row) : undefined} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {visibleColumns.map(({ field, opens, title }) => (
                <td key={field} className={cellClass(field)} data-label={title}>
                  <Amount
                    {...{ field, title }}
                    row={{ ...totales, codigo: '', nombre: 'Total' }}
                    onOpen={opens && (() => onOpen(opens, null))}
                  />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </TableScroll>
    </div>
  )
}

function RowName({ row, onRubro }: { row: Fila; onRubro: ((row: Fila) => void) | undefined }) {
  const name = (
    <>
      <span className="control-code">{row.codigo}</span> {row.nombre}
    </>
  )
  if (!onRubro) return name
  return (
    <button type="button" className="control-name" onClick={() => onRubro(row)} title="Ver sus ítems">
      {name}
    </button>
  )
}

type AmountProps = {
  field: AmountField
  title: string
  row: Pick<Fila, AmountField | 'codigo' | 'nombre'>
  onOpen: (() => void) | undefined
}

/** An amount, a dash if it is unknown; a button if it has movements to open. */
function Amount({ field, title, row, onOpen }: AmountProps) {
  const amount = row[field]
  const isRed = isOver(field, row)
  const text =
    amount === null ? (
      '—'
    ) : (
      <span className={isRed ? 'control-over' : undefined} title={amount.replace('.', ',')}>
        {wholeText(amount)}
        {isRed && <span className="visually-hidden"> (se pasa)</span>}
      </span>
    )
  if (!onOpen || (amount !== null && Number(amount) === 0)) return text
  const spoken = amount === null ? 'falta una cotización o un índice' : wholeText(amount)
  const label = `${title} de ${`${row.codigo} ${row.nombre}`.trim()}: ${spoken}${isRed ? ', se pasa' : ''}. Ver de dónde sale`
  return (
    <button type="button" className="control-amount" aria-label={label} onClick={onOpen}>
      {text}
    </button>
  )
}

function Projection({ row, onProject }: { row: Fila; onProject: (() => void) | undefined }) {
  const name = `${row.codigo} ${row.nombre}`
  return (
    <>
      {row.proyeccionManual && <small className="control-manual">a mano</small>}
      {onProject && <IconButton label={`Cambiar la proyección de ${name}`} icon="pi-pencil" onClick={onProject} />}
    </>
  )
}
