// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { endSession } from '../lib/session.ts'
import { createUploads, withoutStored } from './uploads.ts'

test('ending the session removes all files and aborts running uploads', async () => {
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

test('a completely sent upload is hidden once the stored file is listed', () => {
  const file = new File(['uno'], 'planilla.csv')
  const upload = { key: 1, owner: '', file, part: 1, error: null, stored: null, stop: new AbortController() }
  const stored = [{ name: 'planilla.csv', size: 3 }]
  expect(withoutStored([upload], stored)).toEqual([])
  expect(withoutStored([upload], [])).toEqual([upload])
  expect(withoutStored([upload], [{ name: 'planilla.csv', size: 4 }])).toEqual([upload])
  for (const kept of [
    { ...upload, part: 0.5 },
    { ...upload, error: 'No.' },
  ])
    expect(withoutStored([kept], stored)).toEqual([kept])
})
