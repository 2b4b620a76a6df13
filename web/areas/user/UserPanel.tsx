import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useFeedback } from '../../api/feedback.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { lockAddress } from '../../lib/redirect.ts'
import { FeedSkeleton } from '../../ui/FeedSkeleton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { changeStatus, userQuery, type User } from './queries.ts'
import { statuses } from './statuses.ts'
import { UserAvatar } from './UserAvatar.tsx'
import './UserPanel.css'

type UserPanelProps = {
  isOpen: boolean
  onClose: () => void
  onSettings: () => void
  /** Opens the guide of the screen; undefined if it has none. */
  onGuide?: (() => void) | undefined
}

/** The user menu: status, profile, settings, lock and sign-out. */
export function UserPanel({ isOpen, onClose, onSettings, onGuide }: UserPanelProps) {
  const { data: user, error, refetch } = useQuery(userQuery)
  const [isEditing, setIsEditing] = useState(false)
  const { feedback, tell, attempt } = useFeedback(isOpen)
  const { pathname, search } = useLocation()

  if (user && isEditing) {
    const back = () => setIsEditing(false)
    return (
      <Panel title="Tu perfil" onBack={back} onClose={onClose}>
        <ProfileForm user={user} onDone={back} />
      </Panel>
    )
  }
  return (
    <Panel title="Tu cuenta" note={feedback} onClose={onClose}>
      {user ? (
        <>
          <div className="user-card">
            <UserAvatar user={user} />
            <div className="user-card-text">
              <p className="user-card-name">{user.name}</p>
              <p className="truncated" title={user.email}>
                {user.email}
              </p>
            </div>
          </div>
          <StatusChoice user={user} onChange={() => tell(null)} attempt={attempt} />
        </>
      ) : (
        <QueryState error={error} onRetry={() => void refetch()} title="No pudimos cargar tus datos">
          <FeedSkeleton />
        </QueryState>
      )}
      <div className="user-actions">
        {user && (
          <button type="button" className="menu-item" onClick={() => setIsEditing(true)}>
            <i className="pi pi-user-edit" aria-hidden="true" />
            Perfil
          </button>
        )}
        <button
          type="button"
          className="menu-item"
          onClick={() => {
            onClose()
            onSettings()
          }}
        >
          <i className="pi pi-cog" aria-hidden="true" />
          Ajustes
        </button>
        {onGuide && (
          <button
            type="button"
            className="menu-item user-guide"
            onClick={() => {
              onClose()
              onGuide()
            }}
          >
            <i className="pi pi-question-circle" aria-hidden="true" />
            Guía de esta pantalla
          </button>
        )}
        <Link className="menu-item" to="/settings/account" onClick={onClose}>
          <i className="pi pi-sliders-h" aria-hidden="true" />
          Ajustes de tu cuenta
        </Link>
        <Link className="menu-item" to="/settings/security" onClick={onClose}>
          <i className="pi pi-shield" aria-hidden="true" />
          Seguridad
        </Link>
        <Link className="menu-item" to="/cuenta/contrasena" onClick={onClose}>
          <i className="pi pi-key" aria-hidden="true" />
          Cambiar contraseña
        </Link>
        <Link className="menu-item" to={lockAddress(pathname + search)}>
          <i className="pi pi-lock" aria-hidden="true" />
          Bloquear sesión
        </Link>
        <Link className="menu-item" to="/sign-out">
          <i className="pi pi-sign-out" aria-hidden="true" />
          Cerrar sesión
        </Link>
      </div>
    </Panel>
  )
}

type StatusChoiceProps = {
  user: User
  onChange: () => void
  attempt: (change: Promise<unknown>, failure: string) => Promise<boolean>
}

function StatusChoice({ user, onChange, attempt }: StatusChoiceProps) {
  const { mutateAsync } = useMutation(changeStatus)
  return (
    <Fieldset className="status-choice" legend="Estado">
      {statuses.map(({ value, label }) => (
        <label key={value} className="status-option">
          <input
            type="radio"
            name="status"
            className="visually-hidden"
            checked={user.status === value}
            onChange={() => {
              onChange()
              void attempt(mutateAsync(value), 'No pudimos cambiar tu estado.')
            }}
          />
          <span className={`status-dot status-${value}`} aria-hidden="true" />
          {label}
          <i className="pi pi-check status-check" aria-hidden="true" />
        </label>
      ))}
    </Fieldset>
  )
}
