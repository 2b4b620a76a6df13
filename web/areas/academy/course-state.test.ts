import { describe, expect, it } from 'vitest'
import { durationText, filterCourses, invitation, percentDone } from './course-state.ts'
import type { Course } from './queries.ts'

const course = (part: Partial<Course>): Course => ({
  id: 'a',
  title: 'Hormigón elaborado',
  slug: 'hormigon',
  description: 'Pedirlo, recibirlo y curarlo',
  category: 'web',
  duration: 45,
  totalSteps: 11,
  updatedAt: '2026-03-09',
  featured: false,
  progress: { currentStep: 0, completed: 0, doneSteps: [] },
  ...part,
})
const done = (doneSteps: number[], completed = 0) => course({ progress: { currentStep: 0, completed, doneSteps } })

describe('courses', () => {
  it('filterCourses ignores case and accents, and filters by category and finished state', () => {
    const [open, finished] = [course({}), done([], 1)]
    const all = { category: '', search: '', hidesFinished: false }
    expect(filterCourses([open, finished], { ...all, search: ' HORMIGON' })).toHaveLength(2)
    expect(filterCourses([open], { ...all, search: 'recibírlo' })).toHaveLength(1)
    expect(filterCourses([open], { ...all, category: 'cloud' })).toEqual([])
    expect(filterCourses([open, finished], { ...all, hidesFinished: true })).toEqual([open])
  })

  it('percentDone and invitation follow the progress', () => {
    expect([percentDone(course({})), percentDone(done([0, 4])), percentDone(course({ totalSteps: 0 }))]).toEqual([
      0, 18, 0,
    ])
    const all = Array.from({ length: 11 }, (_, order) => order)
    expect([course({}), done([0]), done(all), done([], 1)].map(invitation)).toEqual([
      'Empezar',
      'Seguir',
      'Volver a leer',
      'Volver a leer',
    ])
  })

  it('durationText writes hours and minutes', () => {
    expect([30, 60, 90, 120].map(durationText)).toEqual(['30 min', '1 h', '1 h 30 min', '2 h'])
  })
})
