import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../../lib/format.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Button } from '../../../ui/Button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { openComposer } from '../composer/composer.ts'
import { deleteLabel } from './label-changes.ts'
import { addressOf, inbox, type View } from '../place.ts'
import type { Folder, Label } from '../queries.ts'
import { titleOf } from '../titles.ts'
import type { Mailbox } from '../use-mailbox.ts'
import './labels.css'
import './FolderNav.css'

const LabelDialog = onDemand(async () => (await import('./LabelDialog.tsx')).LabelDialog)

type FolderNavProps = { box: Mailbox; onLeave?: () => void }

/** The compose button, the folders with their counts, the filters and the labels. */
export function FolderNav({ box, onLeave }: FolderNavProps) {
  const { folders, filters, labels, place } = box
  const [editing, setEditing] = useState<Label | 'new' | null>(null)
  const isCurrent = (view: View) => JSON.stringify(view) === JSON.stringify(place.view)
  const compose = () => {
    onLeave?.()
    void openComposer()
  }
  const edit = (label: Label | 'new') => {
    onLeave?.()
    setEditing(label)
  }
  const remove = async (label: Label) => {
    onLeave?.()
    if (!(await askToDelete(label)) || !(await deleteLabel(label))) return
    if (isCurrent(labelView(label))) box.go({ view: inbox, page: 1, mailId: null, query: '' }, true)
  }
  return (
    <div className="folder-nav">
      <Button variant="primary" block onClick={compose}>
        <i className="pi pi-pencil" aria-hidden="true" />
        Redactar
      </Button>
      <nav aria-label="Carpetas">
        {folders.isPending && <Loading />}
        {folders.isError && !folders.data && (
          <div className="folder-nav-error" role="alert">
            <p>No pudimos traer las carpetas.</p>
            <Button size="small" onClick={() => void folders.refetch()}>
              Reintentar
            </Button>
          </div>
        )}
        <ul role="list">
          {folders.data?.map((folder) => (
            <FolderItem key={folder.id} folder={folder} isCurrent={isCurrent} onLeave={onLeave} />
          ))}
          {filters.data?.map((filter) => {
            const view: View = { kind: 'filter', slug: filter.slug }
            return (
              <li key={filter.id}>
                <ViewLink view={view} isCurrent={isCurrent(view)} onLeave={onLeave}>
                  <i className={filter.icon} aria-hidden="true" />
                  <span className="folder-title">{titleOf(filter)}</span>
                </ViewLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <nav aria-label="Etiquetas">
        <div className="folder-nav-head">
          <h2 className="folder-nav-title">Etiquetas</h2>
          <IconButton icon="pi-plus" label="Crear etiqueta" onClick={() => edit('new')} />
        </div>
        {labels.length === 0 && !box.labelsFailed && folders.data && (
          <p className="folder-nav-empty">Creá etiquetas para ordenar tus mails.</p>
        )}
        {box.labelsFailed && labels.length === 0 && <p className="folder-nav-empty">No pudimos traer tus etiquetas.</p>}
        <ul role="list">
          {labels.map((label) => (
            <li key={label.id} className="label-item" data-colour={label.color}>
              <ViewLink view={labelView(label)} isCurrent={isCurrent(labelView(label))} onLeave={onLeave}>
                <span className="label-dot" aria-hidden="true" />
                <span className="folder-title">{titleOf(label)}</span>
              </ViewLink>
              <LabelMenu label={label} onEdit={() => edit(label)} onDelete={() => void remove(label)} />
            </li>
          ))}
        </ul>
      </nav>
      {editing && (
        <LabelDialog
          label={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={(saved) => {
            const wasShown = editing !== 'new' && isCurrent(labelView(editing))
            if (wasShown) box.go({ view: labelView(saved) }, true)
            setEditing(null)
          }}
        />
      )}
    </div>
  )
}

const labelView = ({ slug }: Label): View => ({ kind: 'label', slug })

type LabelMenuProps = { label: Label; onEdit: () => void; onDelete: () => void }

function LabelMenu({ label, onEdit, onDelete }: LabelMenuProps) {
  return (
    <Menu
      label={`Opciones de la etiqueta ${titleOf(label)}`}
      title="Opciones"
      className="icon-button label-menu"
      entries={[
        {
          id: 'edit',
          label: 'Cambiar nombre o color',
          icon: <i className="pi pi-pencil" />,
          onSelect: onEdit,
        },
        {
          id: 'delete',
          label: 'Eliminar etiqueta',
          icon: <i className="pi pi-trash" />,
          danger: true,
          onSelect: onDelete,
        },
      ]}
    >
      <i className="pi pi-ellipsis-v" aria-hidden="true" />
    </Menu>
  )
}

async function askToDelete(label: Label): Promise<boolean> {
  const answer = await confirm({
    title: `¿Eliminar la etiqueta «${titleOf(label)}»?`,
    message: 'Se va a quitar de todos los mails que la tienen. Los mails no se borran.',
    icon: { name: 'pi-tag' },
    actions: { confirm: { label: 'Eliminar etiqueta' }, cancel: { label: 'Cancelar' } },
    dismissible: true,
  })
  return answer === 'confirmed'
}

type ViewLinkProps = { view: View; isCurrent: boolean; onLeave?: () => void; children: React.ReactNode }

function ViewLink({ view, isCurrent, onLeave, children }: ViewLinkProps) {
  return (
    <Link
      className="folder-link"
      to={addressOf({ view })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onLeave}
    >
      {children}
    </Link>
  )
}

type FolderItemProps = { folder: Folder; isCurrent: (view: View) => boolean; onLeave?: () => void }

function FolderItem({ folder, isCurrent, onLeave }: FolderItemProps) {
  const { slug, count } = folder
  const view: View = { kind: 'folder', slug }
  return (
    <li>
      <ViewLink view={view} isCurrent={isCurrent(view)} onLeave={onLeave}>
        <i className={folder.icon} aria-hidden="true" />
        <span className="folder-title">{titleOf(folder)}</span>
        {count > 0 && (
          <span className="folder-count">
            {formatNumber(count)}
            <span className="visually-hidden">{slug === 'inbox' ? ' sin leer' : count === 1 ? ' mail' : ' mails'}</span>
          </span>
        )}
      </ViewLink>
    </li>
  )
}

function Loading() {
  return (
    <div className="folder-nav-loading" role="status">
      <span className="visually-hidden">Cargando las carpetas…</span>
      {[1, 2, 3, 4, 5, 6, 7].map((item) => (
        <Skeleton key={item} height="1.25rem" />
      ))}
    </div>
  )
}
