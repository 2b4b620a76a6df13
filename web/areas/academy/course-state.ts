import { hasWords } from '../../lib/fold.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'
import type { Course } from './queries.ts'

/** The filters of the course list, stored in the address. */
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

/** Done steps in percent, 0 to 100. */
export const percentDone = ({ progress, totalSteps }: Course): number =>
  totalSteps === 0 ? 0 : Math.round((progress.doneSteps.length / totalSteps) * 100)

/** The label of a course's button. */
export function invitation(course: Course): string {
  const { doneSteps, currentStep, completed } = course.progress
  if (doneSteps.length === 0 && currentStep === 0) return completed > 0 ? 'Volver a leer' : 'Empezar'
  return doneSteps.length >= course.totalSteps ? 'Volver a leer' : 'Seguir'
}

/** The courses of a category whose title or description contain the text, ignoring case and accents. */
export function filterCourses(courses: Course[], { category, search, hidesFinished }: CourseFilter): Course[] {
  return courses.filter(
    (course) =>
      (category === '' || course.category === category) &&
      !(hidesFinished && isFinished(course)) &&
      hasWords(`${course.title}\n${course.description}`, search),
  )
}

/** A duration in minutes as text. */
export function durationText(minutes: number): string {
  const [hours, remainder] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, remainder > 0 && `${remainder} min`].filter(Boolean).join(' ')
}

export const coursePath = (id: string, step?: number): string =>
  `/apps/academy/${encodeURIComponent(id)}${step === undefined ? '' : `/${step + 1}`}`
