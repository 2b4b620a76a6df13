import type { AreaHandlers } from '../../http/contract.ts'
import { getSelection } from './selection.ts'
import { createDeveloper, getCompany, listDevelopers, setActiveDeveloper, updateCompany } from './service.ts'

export const developersHandlers: AreaHandlers<'developers'> = {
  listDevelopers: async (c) => ({ isSuccess: true, message: '', data: await listDevelopers(c.get('ctx')) }),
  getCompany: (c) => getCompany(c.get('ctx')),
  updateCompany: (c) => updateCompany(c.get('ctx'), c.req.valid('json')),
  createDeveloper: async (c) => {
    const data = await createDeveloper(c.get('ctx'), c.req.valid('json'))
    return { isSuccess: true, message: '', data }
  },
  setActiveDeveloper: async (c) => {
    const isSuccess = await setActiveDeveloper(c.get('ctx'), c.req.valid('json').desarrolladoraId)
    return { isSuccess, message: '' }
  },
  getSelection: async (c) => ({ isSuccess: true, message: '', data: await getSelection(c.get('ctx')) }),
}
