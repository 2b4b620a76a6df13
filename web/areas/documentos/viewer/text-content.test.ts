import { describe, expect, it } from 'vitest'
import { isText, mostCharacters, mostRows, readTextContent } from './text-content.ts'

describe('the text of a document', () => {
  it('is not interpreted', async () => {
    const source = '<script>alert(1)</script>'
    expect(['text/plain', 'text/csv', 'text/html', 'application/pdf'].map(isText)).toEqual([true, true, false, false])
    const read = await readTextContent({ name: 'a.txt', type: 'text/plain' }, new Blob([source]))
    expect(read).toEqual({ text: source, isCut: false })
  })

  it('is a table of a CSV file', async () => {
    const csv = new Blob(['Ítem;Cantidad\nHormigón;12,5\n'])
    expect(await readTextContent({ name: 'Cómputo.CSV', type: 'text/plain' }, csv)).toEqual({
      rows: [['Ítem', 'Cantidad'], ['Hormigón', '12,5'], ['']],
      isCut: false,
    })
  })

  it('is cut where it is too long, a table after a whole row', async () => {
    const text = await readTextContent(
      { name: 'a.txt', type: 'text/plain' },
      new Blob(['a'.repeat(mostCharacters + 1)]),
    )
    expect('text' in text && [text.text.length, text.isCut]).toEqual([mostCharacters, true])
    const lines = new Blob(['1;2\n'.repeat(mostCharacters)])
    const table = await readTextContent({ name: 'a.csv', type: 'text/csv' }, lines)
    expect('rows' in table && [table.rows.length, table.isCut]).toEqual([mostRows, true])
  })
})
