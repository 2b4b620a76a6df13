import { describe, expect, it } from 'vitest'
import { filesView, freeName, isTaken, shownType } from './file-view.ts'

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

  it('finds a name that is free, before the ending', () => {
    expect(freeName('plano.pdf', ['otro.pdf'])).toBe('plano.pdf')
    expect(freeName('plano.pdf', ['PLÁNO.pdf', 'plano (2).pdf'])).toBe('plano (3).pdf')
    expect(freeName('Planos', ['planos'])).toBe('Planos (2)')
    expect(isTaken(' Acta ', ['ácta'])).toBe(true)
  })

  it('shows in place what runs nothing', () => {
    expect([shownType({ type: 'PDF' }), shownType({ type: 'TXT' })]).toEqual(['application/pdf', 'text/plain'])
    expect([shownType({ type: 'HTML' }), shownType({ type: 'SVG' })]).toEqual([undefined, undefined])
  })
})
