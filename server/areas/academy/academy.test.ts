import { describe, expect, it } from 'vitest'
import { readFixture } from '../../db/fixtures.ts'
import type { Success } from '../../http/contract.ts'
import { cleanHtml } from '../../lib/html.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const { courses } = readFixture<{
  courses: { course: Success<'listCourses'>[number]; steps: Success<'getCourse'>['steps'] }[]
}>('academy')
const untouched = { currentStep: 0, completed: 0, doneSteps: [] }

describe('academy', () => {
  it('lists the categories by title', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listCourseCategories')
    expect(body.map(({ title, slug }) => [title, slug])).toEqual([
      ['Android', 'android'],
      ['Cloud', 'cloud'],
      ['Firebase', 'firebase'],
      ['Web', 'web'],
    ])
  })

  it('has 20 courses, five per category, with 11 steps and 30, 45, 60, 90 or 120 minutes', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listCourses')
    expect(body).toEqual(courses.map(({ course }) => course))
    expect(Object.values(Object.groupBy(body, (course) => course.category)).map((each) => each.length)).toEqual([
      5, 5, 5, 5,
    ])
    for (const course of body) {
      expect(course.totalSteps).toBe(11)
      expect([30, 45, 60, 90, 120]).toContain(course.duration)
    }
  })

  it('answers a course with its 11 steps in order', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const { course, steps } of courses) {
      const { body } = await api('getCourse', { query: { id: course.id } })
      expect(body).toEqual({ ...course, steps })
      expect(body.steps.map((step) => step.order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    }
  })

  it('has content that sanitising does not change, and no repeated steps', () => {
    const contents = courses.flatMap(({ steps }) => steps.map((step) => step.content))
    for (const content of contents) expect(cleanHtml(content)).toBe(content)
    expect(new Set(contents).size).toBe(220)
  })

  it('answers 404 for an unknown course', async () => {
    const api = await server.current.as('demo@obra.test')
    const read = await api('getCourse', { query: { id: 'missing' } })
    const saved = await api('updateCourseProgress', { body: { id: 'missing', progress: { currentStep: 1 } } })
    expect([read.status, saved.status]).toEqual([404, 404])
  })
})

describe('course progress', () => {
  it('starts at 0 and is separate for each user', async () => {
    const { id, progress } = courses[0]!.course
    const demo = await server.current.as('demo@obra.test')
    const other = await server.current.as('martin@obra.test')
    expect((await other('getCourse', { query: { id } })).body.progress).toEqual(untouched)
    const saved = await other('updateCourseProgress', { body: { id, progress: { currentStep: 9 } } })
    expect(saved.body).toEqual({ ...untouched, currentStep: 9 })
    expect((await other('getCourse', { query: { id } })).body.progress).toEqual(saved.body)
    expect((await demo('getCourse', { query: { id } })).body.progress).toEqual(progress)
  })

  it('merges only the sent fields', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { id } = courses[1]!.course
    const save = async (progress: { currentStep?: number; completed?: number }) =>
      (await api('updateCourseProgress', { body: { id, progress } })).body
    expect(await save({})).toEqual(untouched)
    expect(await save({ currentStep: 10 })).toEqual({ ...untouched, currentStep: 10 })
    expect(await save({ completed: 1 })).toEqual({ ...untouched, currentStep: 10, completed: 1 })
    expect(await save({ currentStep: 0 })).toEqual({ ...untouched, completed: 1 })
  })

  it('keeps both of two fields saved concurrently', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { id } = courses[2]!.course
    await Promise.all([
      api('updateCourseProgress', { body: { id, progress: { currentStep: 4 } } }),
      api('updateCourseProgress', { body: { id, progress: { completed: 2 } } }),
    ])
    const { body } = await api('getCourse', { query: { id } })
    expect(body.progress).toEqual({ ...untouched, currentStep: 4, completed: 2 })
  })

  it('stores the completed steps in order, without repeats', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { id } = courses[3]!.course
    const { body } = await api('updateCourseProgress', { body: { id, progress: { doneSteps: [3, 0, 3] } } })
    expect(body).toEqual({ ...untouched, doneSteps: [0, 3] })
    const listed = (await api('listCourses')).body.find((course) => course.id === id)!
    expect(listed.progress).toEqual(body)
    const refused = await api('updateCourseProgress', { body: { id, progress: { doneSteps: [11] } } })
    expect(refused.status).toBe(400)
  })

  it('refuses a step that is not in the course', async () => {
    const api = await server.current.as('demo@obra.test')
    const { id } = courses[0]!.course
    for (const currentStep of [11, -1, 2.5, '3']) {
      const { status } = await api('updateCourseProgress', { wrong: { id, progress: { currentStep } } })
      expect([currentStep, status]).toEqual([currentStep, 400])
    }
  })
})
