import type { AreaHandlers } from '../../http/contract.ts'
import { listProjects, setActiveProject } from './service.ts'

export const projectsHandlers: AreaHandlers<'projects'> = {
  listProjects: async (c) => {
    const data = await listProjects(c.get('ctx'), c.req.valid('param').developerId)
    return { isSuccess: true, message: '', data }
  },
  setActiveProject: async (c) => {
    const isSuccess = await setActiveProject(c.get('ctx'), c.req.valid('json').proyectoId)
    return { isSuccess, message: '' }
  },
}
