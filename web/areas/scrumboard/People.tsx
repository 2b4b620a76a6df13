import { Avatar } from '../../ui/Avatar.tsx'
import type { Member } from './queries.ts'
import './People.css'

type PeopleProps = { people: readonly Member[]; most: number; label?: string }

/** Up to `most` avatars, the rest as a number. Screen readers get all names. */
export function People({ people, most, label = 'Integrantes' }: PeopleProps) {
  if (people.length === 0) return null
  const visible = people.slice(0, people.length > most ? most - 1 : most)
  const names = people.map(({ name }) => name).join(', ')
  return (
    <span className="people" title={names}>
      <span className="visually-hidden">
        {label}: {names}
      </span>
      {visible.map(({ id, name, avatar }) => (
        <Avatar key={id} name={name} image={avatar} size="small" />
      ))}
      {visible.length < people.length && (
        <span className="people-more" aria-hidden="true">
          +{people.length - visible.length}
        </span>
      )}
    </span>
  )
}
