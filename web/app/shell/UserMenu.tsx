import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { userQuery } from '../../areas/user/queries.ts'
import { initialsOf } from '../../lib/format.ts'
import './UserMenu.css'

/** Who is signed in, and the way out. */
export function UserMenu() {
  const { data: user } = useQuery(userQuery)
  const name = user?.name ?? 'Tu cuenta'
  return (
    <>
      <button type="button" className="top-bar-button user" popoverTarget="user-menu" aria-label={`Cuenta de ${name}`}>
        <span className="user-avatar" aria-hidden="true">
          {user?.avatar ? (
            <img src={user.avatar} alt="" />
          ) : user ? (
            initialsOf(user.name)
          ) : (
            <i className="pi pi-user" />
          )}
        </span>
        <span className="user-name">{name}</span>
      </button>
      <div id="user-menu" popover="auto" className="menu user-menu">
        {user && (
          <div className="user-card">
            <p className="user-card-name">{user.name}</p>
            <p>{user.email}</p>
          </div>
        )}
        <Link className="menu-item" to="/sign-out">
          <i className="pi pi-sign-out" aria-hidden="true" />
          Cerrar sesión
        </Link>
      </div>
    </>
  )
}
