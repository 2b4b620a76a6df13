import type { Handlers } from '../../http/contract.ts'
import { getCourse, listCourseCategories, listCourses, updateCourseProgress } from './service.ts'

type Operations = 'listCourseCategories' | 'listCourses' | 'getCourse' | 'updateCourseProgress'

export const academyHandlers: Handlers<Operations> = {
  listCourseCategories: (c) => listCourseCategories(c.get('ctx')),
  listCourses: (c) => listCourses(c.get('ctx')),
  getCourse: (c) => getCourse(c.get('ctx'), c.req.valid('query').id),
  updateCourseProgress: (c) => {
    const { id, progress } = c.req.valid('json')
    return updateCourseProgress(c.get('ctx'), id, progress)
  },
}
