import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { StateTag, type StateTone } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { projectLoadAddress } from './places.ts'
import { cargasQuery, type Carga } from './queries.ts'

const tones: Record<Carga['estado'], StateTone> = {
  revisando: 'info',
  lista: 'warning',
  cargando: 'info',
  confirmando: 'info',
  cancelando: 'info',
  cargada: 'success',
  fallida: 'danger',
  cancelada: 'neutral',
  deshaciendo: 'info',
  deshecha: 'neutral',
}

export const CargaState = ({ estado }: Pick<Carga, 'estado'>) => (
  <StateTag state={estado} label={estado === 'lista' ? 'Sin cargar' : words.CargaEstado[estado]} tone={tones[estado]} />
)

type HistoryProps = { proyectoId: number | null; onOpen: (id: string) => void }

/** The loads of the project, or all of the company; newest first. */
export function CargaHistory({ proyectoId, onOpen }: HistoryProps) {
  const [page, setPage] = useState(1)
  const list = useQuery(cargasQuery(proyectoId, page))
  return (
    <section className="cargas-card" aria-label="Cargas hechas">
      <h2>Cargas hechas</h2>
      <QueryAnswer query={list} height="8rem">
        {(cargas) =>
          cargas.items.length === 0 ? (
            <EmptyState icon={<i className="pi pi-upload" />} title="Todavía no hay cargas">
              Acá queda cada una, y desde acá se deshace.
            </EmptyState>
          ) : (
            <>
              <TableScroll label="Lista de cargas">
                <table className="table">
                  <thead>
                    <tr>
                      <th scope="col">Planilla</th>
                      <th scope="col">Qué</th>
                      <th scope="col">Estado</th>
                      <th scope="col" className="table-number">
                        Filas
                      </th>
                      <th scope="col">Quién y cuándo</th>
                    </tr>
                  </thead>
                  <tbody>
                    {cargas.items.map((carga) => (
                      <tr key={carga.id}>
                        <td>
                          {carga.proyectoId === proyectoId ? (
                            <button type="button" className="cargas-open" onClick={() => onOpen(carga.id)}>
                              {carga.nombre}
                            </button>
                          ) : (
                            <Link
                              className="cargas-open"
                              to={`${projectLoadAddress}?proyecto=${carga.proyectoId}&carga=${carga.id}`}
                            >
                              {carga.nombre}
                            </Link>
                          )}
                        </td>
                        <td>{words.CargaTipo[carga.tipo]}</td>
                        <td>
                          <CargaState estado={carga.estado} />
                        </td>
                        <td className="table-number">{formatNumber(carga.filas)}</td>
                        <td>
                          {carga.usuario}, {formatDateTime(carga.momento)}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableScroll>
              <ListPages
                noun="cargas"
                singular="carga"
                view={{ page }}
                list={cargas}
                onView={(view) => setPage(view.page)}
              />
            </>
          )
        }
      </QueryAnswer>
    </section>
  )
}
