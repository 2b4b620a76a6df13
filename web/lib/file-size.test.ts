import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1400, '1,4 kB'],
  [23_294, '23 kB'],
  [999_700, '1 MB'],
  [5_000_000, '5 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
