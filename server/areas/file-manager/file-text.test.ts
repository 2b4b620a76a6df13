import { describe, expect, it } from 'vitest'
import { contentsText, sizeText } from './file-text.ts'

describe('texts of files', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1_249_999, '1,2 MB'],
    [999_999, '1 MB'],
    [1_000_000_000, '1 GB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text)
  })

  it('describe the contents of a folder', () => {
    expect([contentsText(0, 3), contentsText(1, 0), contentsText(2, 1), contentsText(0, 0)]).toEqual([
      '3 archivos',
      '1 carpeta',
      '2 carpetas, 1 archivo',
      'Vacía',
    ])
  })
})
