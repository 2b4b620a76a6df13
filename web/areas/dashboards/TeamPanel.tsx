import { Link } from 'react-router-dom'
import { MailLink } from '../../lib/MailLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { origins } from './origins.ts'
import type { ProjectDashboard } from './queries.ts'
import './TeamPanel.css'

/** The project's team and their contact details. */
export function TeamPanel({ members }: { members: ProjectDashboard['teamMembers'] }) {
  return (
    <Card
      className="dashboard-full"
      title="Equipo"
      subtitle={
        <>
          {members.length === 1 ? '1 persona' : `${members.length} personas`} ·{' '}
          <Link to={origins.equipo}>Ver los miembros de la empresa</Link>
        </>
      }
    >
      {members.length === 0 ? (
        <p className="team-title">Todavía no hay nadie en el equipo de este proyecto.</p>
      ) : (
        <ul role="list" className="team">
          {members.map(({ id, avatar, name, title, email, phone }) => (
            <li key={id} className="team-member">
              <Avatar image={avatar} name={name} />
              <div className="team-text">
                <p className="team-name">{name}</p>
                <p className="team-title">{title}</p>
                <p className="team-reach">
                  <MailLink address={`${name} <${email}>`}>{email}</MailLink>
                  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
