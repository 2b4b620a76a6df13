import { notNull, type AnyDb } from '../columns.ts'

/** The completed steps of a course: initially those before the current one, or all if the course is finished. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('courseProgress')
    .addColumn('doneSteps', 'text', (c) => notNull(c).defaultTo('[]'))
    .execute()
  const rows = await db
    .selectFrom('courseProgress')
    .innerJoin('courses', 'courses.id', 'courseProgress.courseId')
    .select(['userId', 'courseId', 'currentStep', 'completed', 'totalSteps'])
    .execute()
  for (const { userId, courseId, currentStep, completed, totalSteps } of rows) {
    const count = Number(completed) > 0 ? Number(totalSteps) : Number(currentStep)
    const doneSteps = JSON.stringify(Array.from({ length: count }, (_, order) => order))
    const row = db.updateTable('courseProgress').set({ doneSteps }).where('userId', '=', userId)
    await row.where('courseId', '=', courseId).execute()
  }
}
