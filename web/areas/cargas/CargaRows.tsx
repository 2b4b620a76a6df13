import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { errorMessage } from '../../api/problem.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { tellFailure } from '../../api/tell-failure.ts'
import { isComposing } from '../../lib/composing.ts'
import { formatNumber } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { StateTag, type StateTone } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { rowFilters, type RowsShown } from './carga-view.ts'
import { recordAddress } from './places.ts'
import { rowsFile, rowsQuery, setFila, type CargaDetalle, type CargaFila } from './queries.ts'

type RowsProps = {
  carga: CargaDetalle
  /** Whether cells can be corrected: nothing is loaded yet. */
  isOpen: boolean
  shown: RowsShown
  page: number
  onView: (view: { rows?: RowsShown; page?: number }) => void
}

const labels: Record<RowsShown, string> = {
  todas: 'Todas',
  errores: 'Errores',
  nuevas: 'Nuevas',
  cambios: 'Cambios',
  iguales: 'Iguales',
  omitidas: 'Omitidas',
  rechazadas: 'Rechazadas',
  conservadas: 'Conservadas',
}

const countOf = ({ filas, cantidades }: CargaDetalle, shown: RowsShown): number => {
  const counts: Record<RowsShown, number> = {
    todas: filas,
    errores: cantidades.error,
    nuevas: cantidades.crear,
    cambios: cantidades.cambiar,
    iguales: cantidades.igual,
    omitidas: cantidades.omitir,
    rechazadas: cantidades.rechazada,
    conservadas: cantidades.conservada,
  }
  return counts[shown]
}

/** The rows of the sheet: what each does, with the errors of its cells. */
export function CargaRows({ carga, isOpen, shown, page, onView }: RowsProps) {
  const filter = rowFilters[shown]
  const list = useQuery(rowsQuery(carga, filter, page))
  const titleOf = (nombre: string) => carga.campos.find((campo) => campo.nombre === nombre)?.titulo ?? nombre
  const columns = carga.columnas.flatMap(({ campo }) => (campo === null ? [] : [campo]))
  const options = (Object.keys(labels) as RowsShown[])
    .filter((each) => each === shown || each === 'todas' || countOf(carga, each) > 0)
    .map((value) => ({ value, label: `${labels[value]} (${formatNumber(countOf(carga, value))})` }))
  const save = () =>
    void rowsFile(carga, filter).then(
      (file) => saveFile(file, `${labels[shown].toLowerCase()}.csv`),
      tellFailure('No se pudo bajar'),
    )
  return (
    <section className="cargas-card" aria-label="Filas">
      <div className="cargas-head">
        <h2>Filas</h2>
        <Segmented
          label="Qué filas se ven"
          options={options}
          value={shown}
          onChange={(rows) => onView({ rows, page: 1 })}
        />
        <Button size="small" onClick={save}>
          <i className="pi pi-download" aria-hidden="true" /> Bajar estas filas
        </Button>
      </div>
      <QueryAnswer query={list} height="14rem">
        {(rows) =>
          rows.items.length === 0 ? (
            <EmptyState title="No hay filas así">Elegí otras arriba.</EmptyState>
          ) : (
            <>
              <TableScroll label="Filas de la planilla">
                <table className="table cargas-rows">
                  <thead>
                    <tr>
                      <th scope="col">Fila</th>
                      <th scope="col">Qué pasa</th>
                      {columns.map((campo) => (
                        <th key={campo} scope="col">
                          {titleOf(campo)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.items.map((row) => (
                      <Row key={row.fila} {...{ carga, row, columns, titleOf, isOpen }} />
                    ))}
                  </tbody>
                </table>
              </TableScroll>
              <ListPages noun="filas" singular="fila" view={{ page }} list={rows} onView={onView} />
            </>
          )
        }
      </QueryAnswer>
    </section>
  )
}

const tones: Record<CargaFila['accion'], StateTone> = {
  crear: 'success',
  cambiar: 'info',
  igual: 'neutral',
  omitir: 'neutral',
  error: 'danger',
}
const resultTones: Record<CargaFila['resultado'], StateTone> = {
  pendiente: 'neutral',
  preparada: 'info',
  cargada: 'success',
  rechazada: 'danger',
  deshecha: 'neutral',
  conservada: 'warning',
}

type RowProps = {
  carga: CargaDetalle
  row: CargaFila
  columns: string[]
  titleOf: (campo: string) => string
  isOpen: boolean
}

function Row({ carga, row, columns, titleOf, isOpen }: RowProps) {
  const { fila, principal, accion, resultado, error, celdas, entidadId } = row
  const record = entidadId && principal === null && resultado !== 'deshecha' && recordAddress(carga.tipo, entidadId)
  return (
    <tr className={principal === null ? undefined : 'cargas-line'}>
      <th scope="row">
        {fila > 0 ? fila : '—'}
        {principal !== null && <small className="cargas-reason">otra línea de la {principal}</small>}
      </th>
      <td>
        {resultado === 'pendiente' ? (
          <StateTag state={accion} label={words.CargaAccion[accion]} tone={tones[accion]} />
        ) : (
          <StateTag state={resultado} label={words.CargaFilaResultado[resultado]} tone={resultTones[resultado]} />
        )}
        {error && <span className={accion === 'omitir' ? 'cargas-reason' : 'cargas-error'}>{error}</span>}
        {celdas.map(
          ({ campo, error: own }) =>
            own && (
              <span key={campo} className="cargas-error cargas-narrow">
                {titleOf(campo)}: {own}
              </span>
            ),
        )}
        {record && (
          <Link className="cargas-record" to={record}>
            Abrir<span className="visually-hidden"> lo de la fila {fila}</span>
          </Link>
        )}
      </td>
      {fila > 0 ? (
        columns.map((campo) => {
          const cell = celdas.find((each) => each.campo === campo)
          return (
            <td key={campo}>
              {cell && <Cell {...{ carga, fila, cell, isOpen }} label={`${titleOf(campo)} de la fila ${fila}`} />}
            </td>
          )
        })
      ) : (
        <td colSpan={Math.max(columns.length, 1)}>Se crea «{celdas[0]?.texto}» porque otras filas lo nombran.</td>
      )}
    </tr>
  )
}

type CellProps = {
  carga: CargaDetalle
  fila: number
  cell: CargaFila['celdas'][number]
  label: string
  isOpen: boolean
}

/** A value, before and after; while nothing is loaded it can be corrected in place. */
function Cell({ carga, fila, cell, label, isOpen }: CellProps) {
  const [text, setText] = useState<string | null>(null)
  const { campo, texto, leido, antes, error } = cell
  const saving = useMutation({
    mutationFn: (typed: string) => setFila(carga.id, fila, campo, typed),
    onSuccess: () => setText(null),
  })
  const save = () => {
    // A field that is disabled while it saves loses the focus.
    if (text === null || saving.isPending) return
    if (text === texto) setText(null)
    else saving.mutate(text)
  }
  const value = antes !== null && leido !== antes ? <Change before={antes} after={leido} /> : leido || texto
  if (text !== null)
    return (
      <>
        <input
          className="input cargas-input"
          aria-label={label}
          aria-invalid={saving.error !== null}
          autoFocus
          value={text}
          disabled={saving.isPending}
          onChange={(event) => setText(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) event.currentTarget.blur()
            if (event.key === 'Escape') setText(null)
          }}
        />
        {saving.error && <span className="cargas-error">{errorMessage(saving.error)}</span>}
      </>
    )
  return (
    <>
      {isOpen ? (
        <button type="button" className="cargas-cell" aria-label={`Corregir ${label}`} onClick={() => setText(texto)}>
          {value || <span className="cargas-empty">vacío</span>}
        </button>
      ) : (
        value
      )}
      {error && <span className="cargas-error">{error}</span>}
    </>
  )
}

const Change = ({ before, after }: { before: string; after: string }) => (
  <>
    <del>{before || 'vacío'}</del> <ins>{after || 'vacío'}</ins>
  </>
)
