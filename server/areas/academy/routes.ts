import type { Handlers } from '../../http/contract.ts'
import { getCourse, listCourseCategories, listCourses, updateCourseProgress } from './service.ts'

type Operations = 'listCourseCategories' | 'listCourses' | 'getCourse' | 'updateCourseProgress'

export const academyHandlers: Handlers<Operations> = {
  listCourseCategories: (c) => listCourseCategories(c.var.ctx),
  listCourses: (c) => listCourses(c.var.ctx),
  getCourse: (c) => getCourse(c.var.ctx, c.req.valid('query').id),
  updateCourseProgress: (c) => {
    const { id, progress } = c.req.valid('json')
    return updateCourseProgress(c.var.ctx, id, progress)
  },
}
