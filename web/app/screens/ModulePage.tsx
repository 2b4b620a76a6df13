import { onDemand } from '../../ui/on-demand.tsx'
import { Card } from '../../ui/Card.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ActiveProjectName } from './ActiveProjectName.tsx'
import { LinkCards } from './LinkCards.tsx'
import type { Module } from './modules.ts'
import './ModulePage.css'

const ModuleFigures = onDemand(async () => (await import('./ModuleFigures.tsx')).ModuleFigures)

/** An unfinished module: its purpose, what exists already, and links. */
export function ModulePage({ module }: { module: Module }) {
  return (
    <div className="page">
      <PageHeader title={module.title} subtitle={<ActiveProjectName />} />
      <ModuleContent module={module} />
    </div>
  )
}

/** A module without its heading, as a part of a screen. */
export function ModuleContent({ module: { purpose, comes, figures, links } }: { module: Module }) {
  return (
    <>
      <p className="module-purpose">{purpose}</p>
      {figures && <ModuleFigures />}
      <Card>
        <EmptyState title="Lo estamos construyendo" drawing={<Drawing name="crane" />}>
          {comes}
        </EmptyState>
      </Card>
      <section className="module-links" aria-labelledby="module-links">
        <h2 id="module-links">Mientras tanto</h2>
        <LinkCards links={links} />
      </section>
    </>
  )
}
