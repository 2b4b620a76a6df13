import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { attempt } from '../../api/attempt.ts'
import { errorMessage } from '../../api/problem.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { formatNumber } from '../../lib/format.ts'
import type { Noun } from '../../records/catalogue/noun.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { outcomeText, planText, type CargasView } from './carga-view.ts'
import { CargaColumns } from './CargaColumns.tsx'
import { CargaState } from './CargaHistory.tsx'
import { CargaReferences } from './CargaReferences.tsx'
import { CargaRows } from './CargaRows.tsx'
import { companyLoadAddress, listAddress, projectLoadAddress } from './places.ts'
import {
  cancelCarga,
  cargaQuery,
  deleteCarga,
  isInProgress,
  refreshLists,
  runCarga,
  setAjustes,
  undoCarga,
  type CargaAjustes,
  type CargaDetalle,
  type CargaTipo,
} from './queries.ts'

type PanelProps = {
  id: string
  proyectoId: number | null
  view: CargasView
  mayWrite: boolean
  nounOf: (tipo: CargaTipo) => Noun | undefined
  onView: (view: Partial<CargasView>) => void
}

/** One load: its columns and preview, its progress, or its outcome. */
export function CargaPanel({ id, proyectoId, ...props }: PanelProps) {
  const query = useQuery(cargaQuery(id))
  useRefreshAtEnd(query.data)
  return (
    <QueryAnswer query={query} height="20rem">
      {(carga) =>
        carga.proyectoId === proyectoId ? (
          <Loaded carga={carga} {...props} />
        ) : (
          <EmptyState title="Esta carga es de otro lugar">
            {carga.proyectoId === null ? (
              <Link to={`${companyLoadAddress}?carga=${id}`}>Es de las listas de la empresa: abrila ahí.</Link>
            ) : (
              <Link to={`${projectLoadAddress}?proyecto=${carga.proyectoId}&carga=${id}`}>
                Es de un proyecto: abrila ahí.
              </Link>
            )}
          </EmptyState>
        )
      }
    </QueryAnswer>
  )
}

/** The lists show what was loaded or undone. */
function useRefreshAtEnd(carga: CargaDetalle | undefined): void {
  const wasWriting = useRef(false)
  const isWriting = carga !== undefined && isInProgress(carga) && carga.estado !== 'revisando'
  const proyectoId = carga?.proyectoId ?? null
  useEffect(() => {
    if (wasWriting.current && !isWriting) void refreshLists({ proyectoId })
    wasWriting.current = isWriting
  }, [isWriting, proyectoId])
}

function Loaded({
  carga,
  view,
  mayWrite,
  nounOf,
  onView,
}: Omit<PanelProps, 'id' | 'proyectoId'> & { carga: CargaDetalle }) {
  const isOpen = carga.estado === 'lista' && mayWrite
  const changing = useMutation({
    mutationFn: (change: Omit<CargaAjustes, 'version'>) => setAjustes(carga.id, { ...change, version: carga.version }),
  })
  const change = (sent: Omit<CargaAjustes, 'version'>) => changing.mutate(sent)
  return (
    <>
      <section className="cargas-card" aria-label="Carga">
        <div className="cargas-head">
          <h2>
            {words.CargaTipo[carga.tipo]}: {carga.nombre}
          </h2>
          <CargaState estado={carga.estado} />
        </div>
        {carga.estado === 'lista' && (
          <Ready {...{ carga, mayWrite }} onGone={() => onView({ id: null, rows: 'todas', page: 1 })} />
        )}
        {isInProgress(carga) && <Progress carga={carga} mayWrite={mayWrite} />}
        {carga.estado !== 'lista' && !isInProgress(carga) && <Outcome carga={carga} mayWrite={mayWrite} />}
      </section>
      {changing.error && <Alert type="error">{errorMessage(changing.error)}</Alert>}
      {isOpen && <CargaColumns carga={carga} isBusy={changing.isPending} onChange={change} />}
      {isOpen && <CargaReferences {...{ carga, nounOf }} isBusy={changing.isPending} onChange={change} />}
      {!isInProgress(carga) && <CargaRows {...{ carga, isOpen }} shown={view.rows} page={view.page} onView={onView} />}
    </>
  )
}

type StepProps = { carga: CargaDetalle; mayWrite: boolean }

function Ready({ carga, mayWrite, onGone }: StepProps & { onGone: () => void }) {
  const running = useMutation({ mutationFn: () => runCarga(carga) })
  const { crear, cambiar, error } = carga.cantidades
  const isBlocked = crear + cambiar === 0 || (error > 0 && carga.alcance === 'todo')
  const discard = async () => {
    const message = 'No se cargó nada todavía. Lo que corregiste acá se pierde; tu archivo no cambia.'
    if (!(await askFirst({ title: '¿Descartar esta carga?', message, label: 'Descartar', isLossy: true }))) return
    const { options, input } = deleteCarga(carga)
    if (await attempt(options, input, 'No se descartó')) onGone()
  }
  return (
    <>
      <p role="status">
        {planText(carga)}{' '}
        {error > 0 &&
          (carga.alcance === 'todo'
            ? `Hay ${error === 1 ? '1 fila con error: corregila' : `${formatNumber(error)} filas con errores: corregilas`} abajo, o elegí cargar solo las filas sin errores.`
            : `Quedan afuera ${error === 1 ? '1 fila con error' : `${formatNumber(error)} filas con errores`}.`)}
      </p>
      {running.error && <Alert type="error">{errorMessage(running.error)}</Alert>}
      {mayWrite && (
        <div className="cargas-actions">
          <Button variant="primary" disabled={isBlocked} busy={running.isPending} onClick={() => running.mutate()}>
            Cargar {crear + cambiar === 1 ? '1 fila' : `${formatNumber(crear + cambiar)} filas`}
          </Button>
          <Button onClick={() => void discard()}>Descartar</Button>
        </div>
      )}
    </>
  )
}

const progressWords: Partial<Record<CargaDetalle['estado'], string>> = {
  revisando: 'Comparando las filas',
  cargando: 'Cargando',
  confirmando: 'Confirmando',
  cancelando: 'Cancelando: se deshace lo que se había cargado',
  deshaciendo: 'Deshaciendo',
}

function Progress({ carga, mayWrite }: StepProps) {
  const cancelling = useMutation({ mutationFn: () => cancelCarga(carga) })
  const { estado, hechas, aHacer } = carga
  const text = progressWords[estado] ?? ''
  return (
    <>
      <p role="status">
        {text}
        {aHacer > 0 &&
          estado !== 'cancelando' &&
          `: ${formatNumber(Math.min(hechas, aHacer))} de ${formatNumber(aHacer)}`}
        …
      </p>
      <progress
        className="cargas-progress"
        aria-label={text}
        value={aHacer > 0 ? hechas : undefined}
        max={Math.max(aHacer, 1)}
      />
      {estado === 'cargando' && mayWrite && (
        <div className="cargas-actions">
          <Button busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
            Cancelar la carga
          </Button>
        </div>
      )}
    </>
  )
}

function Outcome({ carga, mayWrite }: StepProps) {
  const undoing = useMutation({ mutationFn: () => undoCarga(carga) })
  const undo = async () => {
    const gone = carga.proyectoId === null ? 'se borra' : 'se borra, o se anula si ya tiene número,'
    const message = `Lo que se agregó ${gone} y lo que cambió vuelve a como estaba. Lo que alguien cambió o usó después queda, y te decimos qué es.`
    if (await askFirst({ title: '¿Deshacer esta carga?', message, label: 'Deshacer', isLossy: true })) undoing.mutate()
  }
  return (
    <>
      <p role="status">{outcomeText(carga)}</p>
      {undoing.error && <Alert type="error">{errorMessage(undoing.error)}</Alert>}
      <div className="cargas-actions">
        <Link className="button button-secondary button-normal" to={listAddress(carga.tipo)}>
          Ver {words.CargaTipo[carga.tipo].toLowerCase()}
        </Link>
        {carga.estado === 'cargada' && mayWrite && (
          <Button variant="danger" busy={undoing.isPending} onClick={() => void undo()}>
            Deshacer la carga
          </Button>
        )}
      </div>
    </>
  )
}
