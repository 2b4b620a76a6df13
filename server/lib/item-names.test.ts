import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-content.ts'
import { fileName, nameColumns, numberedName } from './item-names.ts'

const takenNames = (...names: string[]) => {
  const keys = new Set(names.map((name) => nameColumns(name).nameKey))
  return (nameKey: string) => keys.has(nameKey)
}

describe('names in folders', () => {
  it('are equal ignoring case, accents and surrounding spaces', () => {
    expect(nameColumns(' PLÁNO.pdf ').nameKey).toBe(nameColumns('plano.PDF').nameKey)
    expect(nameColumns(' Plano ').name).toBe('Plano')
    expect(nameColumns('raro \ud800').name).toBe('raro \ufffd')
  })

  it('with characters that turn the direction of the text are refused', () => {
    expect(() => nameColumns('foto\u202egpj.exe')).toThrow()
    expect(() => fileNameOf('foto\u202egpj.exe')).toThrow()
  })

  it('get the first free number, before the file extension or at the end of a folder', () => {
    expect(numberedName('plano.pdf', true, takenNames('plano.pdf'))).toBe('plano (2).pdf')
    expect(numberedName('plano.pdf', true, takenNames('PLANO (2).pdf', 'plano (3).PDF'))).toBe('plano (4).pdf')
    expect(numberedName('v1.2', false, takenNames())).toBe('v1.2 (2)')
    expect(numberedName('.env', true, takenNames())).toBe('.env (2)')
  })

  it('are limited to 255 characters', () => {
    const name = `${'a'.repeat(251)}.pdf`
    expect(numberedName(name, true, takenNames())).toBe(`${'a'.repeat(247)} (2).pdf`)
    expect(numberedName('a'.repeat(255), false, takenNames())).toHaveLength(255)
  })

  it('are the last part of the path that a browser sends', () => {
    expect(fileName('C:\\obra\\nota.txt')).toBe('nota.txt')
    expect(() => fileName('carpeta/')).toThrow()
  })
})
