import { describe, expect, it } from 'vitest'
import { filesView, placeWords, shownType, wordsOf } from './file-view.ts'

describe('the file manager', () => {
  it('reads its address as it writes it', () => {
    for (const view of [
      { detail: '', search: '', isGrid: false },
      { detail: 'f1', search: 'año 100%', isGrid: true },
    ]) {
      const written = Object.entries(filesView.write(view)).filter((entry): entry is [string, string] => !!entry[1])
      expect(filesView.read(new URLSearchParams(written))).toEqual(view)
    }
  })

  it('says the way to a folder', () => {
    expect(placeWords([{ name: 'Obras' }, { name: 'Torre Barrancas' }])).toBe('Obras › Torre Barrancas')
    expect(placeWords([])).toBe('Archivos')
  })

  it('says what is meant', () => {
    const item = { name: 'Planos' } as never
    expect([wordsOf(1, item), wordsOf(1, undefined), wordsOf(10_000, item)]).toEqual([
      '«Planos»',
      '1 elemento',
      '10000 elementos',
    ])
  })

  it('shows in place what runs nothing', () => {
    expect([shownType({ type: 'PDF' }), shownType({ type: 'TXT' })]).toEqual(['application/pdf', 'text/plain'])
    for (const type of ['HTML', 'HTM', 'XHTML', 'SVG', 'XML', 'JS', 'MHT', 'FILE', 'constructor', 'folder']) {
      expect(shownType({ type })).toBeUndefined()
    }
  })
})
