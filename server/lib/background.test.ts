import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createBackgroundTasks } from './background.ts'

it('begins work only after the answer, and settled waits for it', async () => {
  const tasks = createBackgroundTasks(pino({ level: 'silent' }))
  const steps: string[] = []
  tasks.run('mail', async () => void steps.push('work'))
  // An answer is sent within the same turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
  steps.push('answer')
  await tasks.settled()
  expect(steps).toEqual(['answer', 'work'])
})

it('continues after failed work', async () => {
  const tasks = createBackgroundTasks(pino({ level: 'silent' }))
  const done: string[] = []
  tasks.run('broken', () => Promise.reject(new Error('no mail server')))
  tasks.run('whole', async () => void done.push('whole'))
  await tasks.settled()
  expect(done).toEqual(['whole'])
})
