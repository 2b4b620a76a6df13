import { ModuleContent } from '../ModulePage.tsx'
import { modules } from '../modules.ts'

/** The agenda, of which only today and tomorrow exist. */
export function AgendaSection() {
  return <ModuleContent module={modules.calendario} />
}
