// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { plainTextOfPaste, richTextOfPaste } from './pasted-html.ts'

/** What Excel and Google Sheets put on the clipboard. */
const cells =
  '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {color: red}</style></head><body><table>' +
  '<colgroup><col width=80></colgroup><tr><td>Ítem</td><td>Cantidad</td><td>Precio</td></tr><tr height=20><td>Cemento</td><td>10</td>' +
  '<td>1.234,50</td></tr><tr><td> </td><td></td><td></td></tr><tr><td>Cal</td><td></td><td>890,00</td></tr></table></body></html>'
/** What Google Docs puts on the clipboard. */
const text =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr"><span style="font-weight:400;">' +
  'Texto común y </span><span style="font-weight:700;">negrita</span></p></b>'

describe('pasted HTML', () => {
  it('keeps the cells of a table apart', () => {
    expect(richTextOfPaste(cells)).toBe(
      '<p>Ítem | Cantidad | Precio</p><p>Cemento | 10 | 1.234,50</p><p>Cal |  | 890,00</p>',
    )
    expect(plainTextOfPaste(cells)).toBe('Ítem\tCantidad\tPrecio\nCemento\t10\t1.234,50\nCal\t\t890,00')
  })

  it('keeps a cell with paragraphs and breaks on its line', () => {
    const html = '<table><tr><th>Uno<br>dos</th><td><p>tres</p><p>cuatro</p></td></tr></table><p>fin</p>'
    expect(plainTextOfPaste(html)).toBe('Uno dos\ttres cuatro\nfin')
  })

  it.each([
    ['normal weight of a bold tag', text, 'Texto común y <strong>negrita</strong>'],
    [
      'normal weight within bold',
      '<p><b>Sí <span style="font-weight:normal">no</span></b></p>',
      '<strong>Sí </strong>no',
    ],
    ['weights without a tag', '<p><b>Sí</b> <strong>sí</strong> no</p>', '<strong>Sí</strong> <strong>sí</strong> no'],
    ['italics', '<p><span style="color:red; font-style: italic">a</span></p>', '<em>a</em>'],
    ['lines', '<p><span style="text-decoration:underline line-through">a</span></p>', '<u><s>a</s></u>'],
    ['links', '<p><a style="text-decoration:underline" href="#">a</a></p>', 'a'],
  ])('has the formats of the document: %s', (_, html, expected) => {
    const paragraph = /<p[^>]*>(.*)<\/p>/.exec(richTextOfPaste(html))![1]!
    expect(paragraph.replaceAll(/<\/?(span|a)\b[^>]*>/g, '')).toBe(expected)
  })

  it('is plain text with a line per block', () => {
    const html = '<style>p {}</style><p>Uno\n  dos</p><ul><li>tres</li><li><b>cuatro</b></li></ul>cinco<br>seis'
    expect(plainTextOfPaste(html)).toBe('Uno dos\ntres\ncuatro\ncinco\nseis')
  })
})
