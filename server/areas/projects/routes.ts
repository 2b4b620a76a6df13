import type { AreaHandlers } from '../../http/contract.ts'
import { createProject, getProject, listCompanyProjects, updateProject } from './company-projects.service.ts'
import { getProjectById, listProjects, setActiveProject } from './service.ts'

export const projectsHandlers: AreaHandlers<'projects'> = {
  listProjects: async (c) => {
    const data = await listProjects(c.get('ctx'), c.req.valid('param').developerId)
    return { isSuccess: true, message: '', data }
  },
  getProjectById: (c) => getProjectById(c.get('ctx'), c.req.valid('param').proyectoId),
  listCompanyProjects: (c) => listCompanyProjects(c.get('ctx'), c.req.valid('query')),
  createProject: (c) => createProject(c.get('ctx'), c.req.valid('json')),
  getProject: (c) => getProject(c.get('ctx'), c.req.valid('param').proyectoId),
  updateProject: (c) => updateProject(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  setActiveProject: async (c) => {
    const isSuccess = await setActiveProject(c.get('ctx'), c.req.valid('json').proyectoId)
    return { isSuccess, message: '' }
  },
}
