import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react'
import { Link } from 'react-router-dom'
import { notify } from '../../api/notices.ts'
import { selectionQuery, type Selection } from '../../areas/developers/queries.ts'
import { chooseProject, projectsQuery } from '../../areas/projects/queries.ts'
import { onHost } from '../../lib/base-path.ts'
import { activeCompanyId, storeActiveProject } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { leaveForms } from '../../ui/form/open-forms.ts'
import { itemAt } from '../../ui/menu-keys.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Links to the company and to other companies, and its projects. */
export function ContextMenu({ selection }: { selection: Selection | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('.menu-item') ?? [])]
  const toggled = ({ newState }: ToggleEvent) => {
    setIsOpen(newState === 'open')
    if (newState === 'open') menu.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = itemAt(event.key, items())
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div
      ref={menu}
      id="context-menu"
      popover="auto"
      role="group"
      aria-label="Cambiar de proyecto"
      tabIndex={-1}
      className="menu context-menu"
      onToggle={toggled}
      onKeyDown={onKeyDown}
    >
      {/* Above the projects, which load: a link that moves under the pointer loses its click. */}
      <Link className="menu-item" to="/empresa" onClick={() => menu.current?.hidePopover()}>
        <i className="pi pi-briefcase" aria-hidden="true" />
        Empresa y personas
      </Link>
      <Link className="menu-item" to="/seleccionar-desarrolladora">
        <i className="pi pi-sync" aria-hidden="true" />
        Cambiar desarrolladora
      </Link>
      <hr className="menu-divider" />
      <p className="menu-title">Proyectos de {selection?.desarrolladora?.nombre ?? 'la desarrolladora'}</p>
      {isOpen && <ProjectChoices selection={selection} />}
    </div>
  )
}

function ProjectChoices({ selection }: { selection: Selection | undefined }) {
  const companyId = selection?.desarrolladora?.id ?? activeCompanyId() ?? 0
  const activeId = selection?.proyecto?.id
  const { data, isPending, refetch } = useQuery(projectsQuery(companyId))
  const choose = useProjectChoice()
  if (isPending) {
    return (
      <div className="context-waiting" role="status">
        <span className="visually-hidden">Cargando proyectos...</span>
        <Skeleton width="70%" height="1rem" />
        <Skeleton width="55%" height="1rem" />
      </div>
    )
  }
  if (!data) {
    return (
      <div className="context-waiting" role="alert">
        No pudimos cargar los proyectos.
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </div>
    )
  }
  return (
    <ul role="list">
      {data.map(({ id, nombre }) => (
        <li key={id}>
          <button
            type="button"
            className="menu-item"
            popoverTarget="context-menu"
            popoverTargetAction="hide"
            aria-current={id === activeId ? 'true' : undefined}
            onClick={() => id !== activeId && choose(id)}
          >
            <i className={id === activeId ? 'pi pi-check' : 'pi pi-building'} aria-hidden="true" />
            {nombre}
          </button>
        </li>
      ))}
    </ul>
  )
}

function useProjectChoice(): (id: number) => void {
  const { mutate } = useMutation({
    mutationKey: selectionQuery.queryKey,
    mutationFn: chooseProject,
    onSuccess: (_, id) => {
      storeActiveProject(id)
      location.assign(onHost('/'))
      // Stays pending until the page unloads, so that live updates do not take the tab's own choice for a foreign one.
      return new Promise<never>(() => {})
    },
    onError: (error) => {
      console.error('The project could not be selected', error)
      const message = 'No se pudo seleccionar el proyecto. Probá de nuevo.'
      notify({ type: 'error', title: 'Error de selección', message })
    },
  })
  // Before the server switches: afterwards the page is loaded anew.
  return (id) => void leaveForms().then((mayLeave) => mayLeave && mutate(id))
}
