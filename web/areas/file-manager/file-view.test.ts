import { describe, expect, it } from 'vitest'
import { filesView, placeWords, previewType, wordsOf } from './file-view.ts'

describe('the file manager view', () => {
  it('is restored from its address', () => {
    for (const view of [
      { detail: '', search: '', isGrid: false },
      { detail: 'f1', search: 'año 100%', isGrid: true },
    ]) {
      const written = Object.entries(filesView.write(view)).filter((entry): entry is [string, string] => !!entry[1])
      expect(filesView.read(new URLSearchParams(written))).toEqual(view)
    }
  })

  it('placeWords writes the path of a folder', () => {
    expect(placeWords([{ name: 'Obras' }, { name: 'Torre Barrancas' }])).toBe('Obras › Torre Barrancas')
    expect(placeWords([])).toBe('Archivos')
  })

  it('wordsOf names one item and counts several', () => {
    const item = { name: 'Planos' } as never
    expect([wordsOf(1, item), wordsOf(1, undefined), wordsOf(10_000, item)]).toEqual([
      '«Planos»',
      '1 elemento',
      '10000 elementos',
    ])
  })

  it('previewType previews only types that execute nothing', () => {
    expect([previewType({ type: 'PDF' }), previewType({ type: 'TXT' })]).toEqual(['application/pdf', 'text/plain'])
    for (const type of ['HTML', 'HTM', 'XHTML', 'SVG', 'XML', 'JS', 'MHT', 'FILE', 'constructor', 'folder']) {
      expect(previewType({ type })).toBeUndefined()
    }
  })
})
