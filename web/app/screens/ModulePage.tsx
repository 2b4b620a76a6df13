import { Card } from '../../ui/Card.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ActiveProjectName } from './ActiveProjectName.tsx'
import { LinkCards } from './LinkCards.tsx'
import type { Module } from './modules.ts'
import './ModulePage.css'

/** An unfinished module: its purpose, what exists already, and links. */
export function ModulePage({ module }: { module: Module }) {
  const { title, purpose, comes, links } = module
  return (
    <div className="page">
      <PageHeader title={title} subtitle={<ActiveProjectName />} />
      <p className="module-purpose">{purpose}</p>
      <Card>
        <EmptyState title="Lo estamos construyendo" drawing={<Drawing name="crane" />}>
          {comes}
        </EmptyState>
      </Card>
      <section className="module-links" aria-labelledby="module-links">
        <h2 id="module-links">Mientras tanto</h2>
        <LinkCards links={links} />
      </section>
    </div>
  )
}
