import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFeedback } from '../../api/feedback.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FeedSkeleton } from '../../ui/FeedSkeleton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { deleteShortcut, restoreShortcut, shortcutsQuery, type Shortcut } from './queries.ts'
import { ShortcutForm } from './ShortcutForm.tsx'
import { ShortcutGrid } from './ShortcutGrid.tsx'
import { ShortcutList } from './ShortcutList.tsx'
import './ShortcutsPanel.css'

type ShortcutsPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether a link has a screen; other shortcuts are only shown in the edit mode. */
  canOpen: (link: string) => boolean
  /** The pages that a shortcut can link to. */
  places: readonly { path: string; title: string }[]
}
type View = { kind: 'open' } | { kind: 'arrange' } | { kind: 'form'; shortcut: Shortcut | null; from: View }

/** The user's shortcuts: open, create, edit and delete (docs/domain/suite.md, Shortcuts). */
export function ShortcutsPanel({ isOpen, onClose, canOpen, places }: ShortcutsPanelProps) {
  const { data, error, refetch } = useQuery(shortcutsQuery)
  const [view, setView] = useState<View>({ kind: 'open' })
  const { feedback, tell, attempt } = useFeedback(isOpen)
  const { mutateAsync: remove } = useMutation(deleteShortcut)
  const { mutateAsync: restore } = useMutation(restoreShortcut)

  const removeWithUndo = async (shortcut: Shortcut) => {
    const before = data?.[data.findIndex(({ id }) => id === shortcut.id) + 1]?.id
    const run = () => {
      tell(null)
      void attempt(restore({ shortcut, before }), 'No pudimos deshacer el borrado.')
    }
    tell({ tone: 'calm', text: `Borramos «${shortcut.label}».`, action: { label: 'Deshacer', run } })
    await attempt(remove(shortcut), 'No pudimos borrar el acceso directo, así que sigue en la lista.')
  }
  const show = (next: View) => {
    tell(null)
    setView(next)
  }
  const edit = (shortcut: Shortcut | null) => show({ kind: 'form', shortcut, from: view })

  if (view.kind === 'form') {
    const back = () => show(view.from)
    return (
      <Panel title={view.shortcut ? 'Editar acceso directo' : 'Nuevo acceso directo'} onBack={back} onClose={onClose}>
        <ShortcutForm shortcut={view.shortcut} places={places} canOpen={canOpen} onDone={back} />
      </Panel>
    )
  }
  const isArranging = view.kind === 'arrange' && data !== undefined && data.length > 0
  return (
    <Panel
      title="Accesos directos"
      note={feedback}
      onClose={onClose}
      actions={
        <>
          {data && data.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              className="panel-link"
              onClick={() => show({ kind: isArranging ? 'open' : 'arrange' })}
            >
              {isArranging ? 'Listo' : 'Organizar'}
            </Button>
          )}
          <IconButton label="Nuevo acceso directo" icon="pi-plus" onClick={() => edit(null)} />
        </>
      }
    >
      {!data && (
        <QueryState error={error} onRetry={() => void refetch()} title="No pudimos cargar tus accesos directos">
          <FeedSkeleton />
        </QueryState>
      )}
      {data?.length === 0 && (
        <EmptyState
          title="Todavía no tenés accesos directos"
          icon={<i className="pi pi-bookmark" />}
          actions={
            <Button variant="primary" onClick={() => edit(null)}>
              Crear acceso directo
            </Button>
          }
        >
          Guardá acá las páginas que más usás, para llegar con un solo clic.
        </EmptyState>
      )}
      {data && data.length > 0 && isArranging && (
        <ShortcutList shortcuts={data} canOpen={canOpen} onEdit={edit} onDelete={(one) => void removeWithUndo(one)} />
      )}
      {data && data.length > 0 && !isArranging && (
        <ShortcutGrid
          shortcuts={data}
          canOpen={canOpen}
          onFollow={onClose}
          onArrange={() => show({ kind: 'arrange' })}
        />
      )}
    </Panel>
  )
}
