// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { endSession } from '../lib/session.ts'
import { createUploads } from './uploads.ts'

test('who signs out leaves no file behind, and what is on its way stops', async () => {
  const signals: AbortSignal[] = []
  const uploads = createUploads<string>((upload) => {
    signals.push(upload.stop.signal)
    return new Promise((_, reject) => upload.stop.signal.addEventListener('abort', () => reject(new Error('stopped'))))
  })
  const isDone = uploads.attach('tarjeta', [new File(['x'], 'sueldos.txt'), new File(['x'], 'otro.txt')])
  expect(uploads.list.get().map(({ file }) => file.name)).toEqual(['sueldos.txt', 'otro.txt'])
  endSession()
  await isDone
  expect(uploads.list.get()).toEqual([])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
