import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { cleanHtml } from '../../lib/html.ts'
import { sortKey } from '../../lib/text.ts'

type Schemas = components['schemas']
type Fixture = {
  categories: Schemas['CourseCategory'][]
  courses: { course: Schemas['Course']; steps: Schemas['CourseStep'][] }[]
}

/** Seeds the sample courses, and the demo account's progress. */
export async function seedAcademy(db: Db, { move, demoUserId }: SeedContext): Promise<void> {
  const { categories, courses } = readFixture<Fixture>('academy')
  const categoryRows = categories.map((category) => ({ ...category, sortKey: sortKey(category.title) }))
  await db.insertInto('courseCategories').values(categoryRows).execute()
  const courseRows = courses.map(({ course: { progress: _progress, featured, updatedAt, ...course } }) => ({
    ...course,
    featured: Number(featured),
    updatedAt: move.date(updatedAt),
  }))
  await db.insertInto('courses').values(courseRows).execute()
  for (const { course, steps } of courses) {
    const rows = steps.map((step) => ({ ...step, courseId: course.id, content: cleanHtml(step.content) }))
    await db.insertInto('courseSteps').values(rows).execute()
  }
  const progress = courses
    .filter(({ course }) => course.progress.currentStep > 0 || course.progress.completed > 0)
    .map(({ course }) => ({
      userId: demoUserId,
      courseId: course.id,
      ...course.progress,
      doneSteps: JSON.stringify(course.progress.doneSteps),
    }))
  await db.insertInto('courseProgress').values(progress).execute()
}
