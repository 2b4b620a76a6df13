import type { AreaHandlers } from '../../http/contract.ts'
import { getCourse, listCourseCategories, listCourses, updateCourseProgress } from './service.ts'

export const academyHandlers: AreaHandlers<'academy'> = {
  listCourseCategories: (c) => listCourseCategories(c.get('ctx')),
  listCourses: (c) => listCourses(c.get('ctx')),
  getCourse: (c) => getCourse(c.get('ctx'), c.req.valid('query').id),
  updateCourseProgress: (c) => {
    const { id, progress } = c.req.valid('json')
    return updateCourseProgress(c.get('ctx'), id, progress)
  },
}
