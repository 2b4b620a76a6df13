import { describe, expect, it } from 'vitest'
import { displayWidth, printable, table } from './output.ts'

type Row = { id: number; name: string }
const columns = [
  { title: 'ID', value: (row: Row) => row.id },
  { title: 'NOMBRE', value: (row: Row) => row.name },
]

describe('table', () => {
  it('aligns text to the left and numbers to the right', () => {
    const rows = [
      { id: 7, name: 'Ñandubay' },
      { id: 12, name: 'Sur' },
    ]
    expect(table(rows, columns, 80)).toBe('ID  NOMBRE\n 7  Ñandubay\n12  Sur')
  })

  it('shortens the widest column until the table fits', () => {
    const lines = table([{ id: 1, name: 'x'.repeat(200) }], columns, 40).split('\n')
    expect(lines[1]).toBe(` 1  ${'x'.repeat(35)}…`)
  })

  it('never shortens an isWhole column, even if another column is as wide', () => {
    const whole = { title: 'OPERACIÓN', value: (row: Row) => row.name, isWhole: true }
    const again = { title: 'QUÉ HACE', value: (row: Row) => row.name }
    const [, line] = table([{ id: 1, name: 'x'.repeat(30) }], [whole, again], 40).split('\n')
    expect(line).toBe(`${'x'.repeat(30)}  ${'x'.repeat(7)}…`)
  })

  it('removes control characters from stored text', () => {
    expect(printable('a\u001b[2Jb\nc\u202ed')).toBe('a [2Jb c d')
  })

  it('counts two columns for an emoji and none for a combining accent', () => {
    expect([displayWidth('🏗️'), displayWidth('n\u0303'), displayWidth('漢字')]).toEqual([2, 1, 4])
  })
})
