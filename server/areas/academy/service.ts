/** Courses, the same for all users, and each user's progress. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { definedFields } from '../../lib/defined.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { mergeProgress, selectCategories, selectCourse, selectCourses, selectSteps, type CourseRow } from './queries.ts'

type Schemas = components['schemas']

type ProgressRow = { currentStep: number; completed: number; doneSteps: string }

function toProgress({ currentStep, completed, doneSteps }: ProgressRow): Schemas['CourseProgress'] {
  return { currentStep, completed, doneSteps: JSON.parse(doneSteps) as number[] }
}

function toCourse(course: CourseRow): Schemas['Course'] {
  const { currentStep, completed, doneSteps, featured, category, ...row } = course
  return {
    ...row,
    category: category as Schemas['CourseCategorySlug'],
    featured: featured === 1,
    progress: toProgress({ currentStep, completed, doneSteps }),
  }
}

/** All categories, sorted by title. */
export async function listCourseCategories(ctx: Context): Promise<Schemas['CourseCategory'][]> {
  return (await selectCategories(ctx.store.read)) as Schemas['CourseCategory'][]
}

/** All courses, with the user's progress. */
export async function listCourses(ctx: Context): Promise<Schemas['Course'][]> {
  return (await selectCourses(ctx.store.read, ctx.user.id)).map(toCourse)
}

/** A course with its steps (docs/domain/suite.md, Academy). Throws 404. */
export async function getCourse(ctx: Context, id: string): Promise<Schemas['CourseDetail']> {
  const row = await selectCourse(ctx.store.read, ctx.user.id, id)
  if (!row) throw notFound('No encontramos ese curso.')
  return { ...toCourse(row), steps: await selectSteps(ctx.store.read, id) }
}

/** Merges the sent fields into the user's progress. Throws 404, and 400 for an unknown step. */
export function updateCourseProgress(
  ctx: Context,
  id: string,
  patch: Schemas['CourseProgressPatch'],
): Promise<Schemas['CourseProgress']> {
  return ctx.store.write(async (db) => {
    const course = await selectCourse(db, ctx.user.id, id)
    if (!course) throw notFound('No encontramos ese curso.')
    const message = `El curso tiene ${course.totalSteps} pasos, contados desde 0.`
    if ((patch.currentStep ?? 0) >= course.totalSteps) throw invalid('progress.currentStep', message)
    const done = patch.doneSteps && [...new Set(patch.doneSteps)].toSorted((a, b) => a - b)
    if (done && (done.at(-1) ?? 0) >= course.totalSteps) throw invalid('progress.doneSteps', message)
    const { doneSteps: _sent, ...changes } = definedFields(patch)
    return toProgress(
      await mergeProgress(db, ctx.user.id, id, { ...changes, ...(done && { doneSteps: JSON.stringify(done) }) }),
    )
  })
}
