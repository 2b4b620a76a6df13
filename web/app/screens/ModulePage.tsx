import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ActiveProjectName } from './ActiveProjectName.tsx'
import { LinkCards } from './LinkCards.tsx'
import type { Module } from './modules.ts'
import './ModulePage.css'

/** A module without records yet: what it is for, for which project, and where to go on from here. */
export function ModulePage({ module }: { module: Module }) {
  const { title, icon, purpose, emptyTitle, emptyText, links } = module
  return (
    <div className="page">
      <PageHeader title={title} subtitle={<ActiveProjectName />} />
      <p className="module-purpose">{purpose}</p>
      <Card>
        <EmptyState title={emptyTitle} icon={<i className={`pi ${icon}`} />}>
          {emptyText}
        </EmptyState>
      </Card>
      <section className="module-links" aria-labelledby="module-links">
        <h2 id="module-links">Mientras tanto</h2>
        <LinkCards links={links} />
      </section>
    </div>
  )
}
