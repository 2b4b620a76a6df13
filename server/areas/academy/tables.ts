import type { Generated } from 'kysely'

export type AcademyTables = {
  courseCategories: { id: string; title: string; slug: string; sortKey: string }
  courses: {
    seq: Generated<number>
    id: string
    title: string
    slug: string
    description: string
    /** The slug of its category. */
    category: string
    duration: number
    totalSteps: number
    updatedAt: string
    featured: number
  }
  courseSteps: { courseId: string; order: number; title: string; subtitle: string; content: string }
  courseProgress: {
    userId: string
    courseId: string
    currentStep: number
    completed: number
    /** JSON list of the orders of completed steps. */
    doneSteps: Generated<string>
  }
}
