import { SectionsPage } from '../SectionsPage.tsx'
import { groups } from './sections.ts'

/** Calendario of the active project, and its plan of works. */
export function CalendarPage() {
  return <SectionsPage title="Calendario" address="/calendario" groups={groups} />
}
