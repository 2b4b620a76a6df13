import { SectionsPage } from '../SectionsPage.tsx'
import { groups } from './sections.ts'

/** Documentos of the active project. */
export function DocumentsPage() {
  return <SectionsPage title="Documentos" address="/documentos" groups={groups} />
}
