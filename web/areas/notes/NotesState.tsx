import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { QueryState } from '../../api/QueryState.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { isNarrowed, type BoardView, type View } from './place.ts'

const empty: Record<View, { title: string; text: string }> = {
  notes: { title: 'Todavía no hay notas', text: 'Escribí la primera arriba: se guarda sola.' },
  reminders: { title: 'No hay recordatorios', text: 'Poné día y hora a una nota, y Obra te avisa.' },
  archived: { title: 'El archivo está vacío', text: 'Lo que archivás deja el tablero y queda acá.' },
  trash: { title: 'La papelera está vacía', text: 'Lo que eliminás queda acá 30 días.' },
}

type NotesStateProps = {
  list: Pick<UseInfiniteQueryResult, 'isPending' | 'error' | 'refetch'>
  view: BoardView
  onView: (view: Partial<BoardView>) => void
}

/** Loading, offline, error or empty state of the board. */
export function NotesState({ list, view, onView }: NotesStateProps) {
  if (list.isPending || list.error) {
    return (
      <QueryState
        error={list.error}
        title="No pudimos traer tus notas"
        offline="Las notas aparecen apenas vuelva."
        onRetry={() => void list.refetch()}
      >
        <CardSkeletons />
      </QueryState>
    )
  }
  if (isNarrowed(view)) {
    const elsewhere: View = view.view === 'archived' ? 'notes' : 'archived'
    return (
      <EmptyState
        title="Ninguna nota coincide"
        drawing={<Drawing name="plan" />}
        actions={
          <>
            <Button onClick={() => onView({ query: '', labels: [] })}>Ver todas</Button>
            <Button onClick={() => onView({ view: elsewhere })}>
              {elsewhere === 'archived' ? 'Buscar en el archivo' : 'Buscar en las notas'}
            </Button>
          </>
        }
      >
        Buscamos en el título, el texto y las tareas.
      </EmptyState>
    )
  }
  const { title, text } = empty[view.view]
  return (
    <EmptyState title={title} drawing={<Drawing name="plan" />}>
      {text}
    </EmptyState>
  )
}

const heights = ['9rem', '14rem', '7rem', '11rem', '16rem', '8rem', '12rem', '10rem']

function CardSkeletons() {
  return (
    <div className="notes-loading" role="status">
      <span className="visually-hidden">Cargando las notas…</span>
      {heights.map((height) => (
        <Skeleton key={height} height={height} radius="var(--radius-md)" />
      ))}
    </div>
  )
}
