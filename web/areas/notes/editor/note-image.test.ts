import { expect, it } from 'vitest'
import { isStoredAsSent } from './note-image.ts'

const drawing = { type: 'image/png', size: 17_000 } as Blob

it('a picture is stored as sent only if it is small in bytes and in pixels', () => {
  expect(isStoredAsSent(drawing, { width: 1600, height: 900 })).toBe(true)
  expect(isStoredAsSent(drawing, { width: 8000, height: 8000 })).toBe(false)
  expect(isStoredAsSent({ ...drawing, size: 500_000 } as Blob, { width: 1600, height: 900 })).toBe(false)
})
