import { chooseDeveloper } from '../../areas/developers/queries.ts'
import { chooseProject } from '../../areas/projects/queries.ts'
import { onHost } from '../../lib/base-path.ts'
import { activeCompanyId, activeProjectId, storeActiveDeveloper, storeActiveProject } from '../../lib/session.ts'

type Chosen = { developer: number; project: number; address: string }

/** Activates a company and project in this tab and loads the address. Throws and restores the previous ones if refused. */
export async function openProject({ developer, project, address }: Chosen): Promise<void> {
  if (!(await chooseDeveloper(developer))) throw new Error('The server did not accept the company')
  const before = { developer: activeCompanyId(), project: activeProjectId() }
  storeActiveProject(null)
  storeActiveDeveloper(developer)
  try {
    await chooseProject(project)
  } catch (error) {
    storeActiveDeveloper(before.developer)
    storeActiveProject(before.project)
    throw error
  }
  storeActiveProject(project)
  location.replace(onHost(address))
  // Stays pending until the page unloads, so that live updates do not take the tab's own choice for a foreign one.
  return new Promise<never>(() => {})
}
