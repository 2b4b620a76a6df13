import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** All categories, sorted by title. */
export function selectCategories(db: Db) {
  return db.selectFrom('courseCategories').select(['id', 'title', 'slug']).orderBy('sortKey').execute()
}

/** The courses with the progress of a user. */
function coursesOf(db: Db, userId: string) {
  return db
    .selectFrom('courses')
    .leftJoin('courseProgress', (join) =>
      join.onRef('courseProgress.courseId', '=', 'courses.id').on('courseProgress.userId', '=', userId),
    )
    .select(['id', 'title', 'slug', 'description', 'category', 'duration', 'totalSteps', 'updatedAt', 'featured'])
    .select([
      sql<number>`coalesce("currentStep", 0)`.as('currentStep'),
      sql<number>`coalesce("completed", 0)`.as('completed'),
      sql<string>`coalesce("doneSteps", '[]')`.as('doneSteps'),
    ])
}

export function selectCourses(db: Db, userId: string) {
  return coursesOf(db, userId).orderBy('seq').execute()
}

export function selectCourse(db: Db, userId: string, id: string) {
  return coursesOf(db, userId).where('id', '=', id).executeTakeFirst()
}

export type CourseRow = NonNullable<Awaited<ReturnType<typeof selectCourse>>>

/** The steps of a course, in order. */
export function selectSteps(db: Db, courseId: string) {
  return db
    .selectFrom('courseSteps')
    .select(['order', 'title', 'subtitle', 'content'])
    .where('courseId', '=', courseId)
    .orderBy('order')
    .execute()
}

/** Merges the given fields into a user's progress, which starts at 0. */
export async function mergeProgress(
  db: Db,
  userId: string,
  courseId: string,
  changes: { currentStep?: number; completed?: number; doneSteps?: string },
) {
  const key = { userId, courseId }
  const start = { ...key, currentStep: 0, completed: 0, doneSteps: '[]', ...changes }
  // Setting the key to itself keeps the statement valid when no field was sent.
  return db
    .insertInto('courseProgress')
    .values(start)
    .onConflict((conflict) => conflict.columns(['userId', 'courseId']).doUpdateSet({ ...key, ...changes }))
    .returning(['currentStep', 'completed', 'doneSteps'])
    .executeTakeFirstOrThrow()
}
