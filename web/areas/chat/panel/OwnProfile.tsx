import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../api/problem.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { profileQuery } from '../queries.ts'

/** How the others see the person. */
export function OwnProfile() {
  const { data, error, refetch } = useQuery(profileQuery)
  if (!data && error) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="side-panel-loading">
        <span className="visually-hidden">Cargando tu perfil…</span>
        <Skeleton width="4.5rem" height="4.5rem" radius="50%" />
        <Skeleton width="60%" />
      </div>
    )
  }
  const { name, email, avatar, about } = data
  return (
    <>
      <div className="chat-person">
        <Avatar image={avatar} name={name} size="large" />
        <p className="chat-person-name">{name}</p>
        <p className="chat-person-about">{about || 'Así te ven las personas con las que hablás.'}</p>
      </div>
      <dl className="chat-facts">
        <div>
          <dt>Mail</dt>
          <dd>{email}</dd>
        </div>
      </dl>
    </>
  )
}
