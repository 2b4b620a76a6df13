import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { Schema } from '../../api/types.ts'
import { navigationQuery } from '../../areas/navigation/queries.ts'
import { Logo } from '../../ui/Logo.tsx'
import './NavigationDrawer.css'

/** On narrow screens the navigation slides in over the page. Going somewhere closes it. */
export function NavigationDrawer() {
  const { data } = useQuery(navigationQuery)
  const { pathname } = useLocation()
  const drawer = useRef<HTMLDialogElement>(null)
  useEffect(() => drawer.current?.close(), [pathname])
  return (
    <>
      <button
        type="button"
        className="top-bar-button drawer-button"
        aria-label="Abrir el menú"
        onClick={() => drawer.current?.showModal()}
      >
        <i className="pi pi-bars" aria-hidden="true" />
      </button>
      <dialog ref={drawer} className="drawer" aria-label="Menú" closedby="any">
        <div className="drawer-header">
          <Logo withName />
          <button
            type="button"
            className="top-bar-button"
            aria-label="Cerrar el menú"
            onClick={() => drawer.current?.close()}
          >
            <i className="pi pi-times" aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Principal">
          <DrawerItems items={data?.compact ?? []} />
        </nav>
      </dialog>
    </>
  )
}

function DrawerItems({ items }: { items: Schema<'NavigationItem'>[] }) {
  return (
    <ul role="list">
      {items
        .filter((item) => !item.hidden)
        .map((item) => (
          <li key={item.id}>
            {item.link ? (
              <NavLink className="menu-item" to={item.link}>
                <i className={item.icon} aria-hidden="true" />
                {item.title}
              </NavLink>
            ) : (
              <p className="menu-title">{item.title}</p>
            )}
            {item.children && <DrawerItems items={item.children} />}
          </li>
        ))}
    </ul>
  )
}
