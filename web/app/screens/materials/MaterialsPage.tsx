import { SectionsPage } from '../SectionsPage.tsx'
import { groups } from './sections.ts'

/** Materiales of the active project. */
export function MaterialsPage() {
  return <SectionsPage title="Materiales" address="/materiales" groups={groups} />
}
