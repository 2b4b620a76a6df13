import { fold } from '../../lib/fold.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'
import type { Course } from './queries.ts'

/** What the list of courses shows, as its address says. */
export type CourseFilter = { category: string; search: string; hidesFinished: boolean }

export const courseFilter: UrlCodec<CourseFilter> = {
  read: (search) => ({
    category: search.get('categoria') ?? '',
    search: search.get('buscar') ?? '',
    hidesFinished: search.get('ocultar') === 'terminados',
  }),
  write: ({ category, search, hidesFinished }) => ({
    categoria: category || undefined,
    buscar: search || undefined,
    ocultar: hidesFinished ? 'terminados' : undefined,
  }),
}

export const isFinished = ({ progress }: Course): boolean => progress.completed > 0

/** How much of a course is done, from 0 to 100. */
export const percentDone = ({ progress, totalSteps }: Course): number =>
  totalSteps === 0 ? 0 : Math.round((progress.doneSteps.length / totalSteps) * 100)

/** What the button of a course says. */
export function invitation(course: Course): string {
  const { doneSteps, currentStep, completed } = course.progress
  if (doneSteps.length === 0 && currentStep === 0) return completed > 0 ? 'Volver a leer' : 'Empezar'
  return doneSteps.length >= course.totalSteps ? 'Volver a leer' : 'Seguir'
}

/** The courses of a category whose title or description have the text; case and accents do not matter. */
export function foundCourses(courses: Course[], { category, search, hidesFinished }: CourseFilter): Course[] {
  const wanted = fold(search.trim())
  return courses.filter(
    (course) =>
      (category === '' || course.category === category) &&
      !(hidesFinished && isFinished(course)) &&
      fold(`${course.title}\n${course.description}`).includes(wanted),
  )
}

/** A duration in minutes as people say it. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

export const coursePath = (id: string, step?: number): string =>
  `/apps/academy/${encodeURIComponent(id)}${step === undefined ? '' : `/${step + 1}`}`
