/** What other programs put on the clipboard as HTML, with the meaning that their styles and tables carry. */

type Meaning = { tag: 'strong' | 'em' | 'u' | 's'; tags: string; property: string; on: RegExp }

/** A format, by the nearest ancestor that determines it: by its style, or else by its tag. */
const meanings: Meaning[] = [
  { tag: 'strong', tags: 'b, strong, th', property: 'font-weight', on: /^(bold|bolder|[6-9]00)$/ },
  { tag: 'em', tags: 'i, em', property: 'font-style', on: /italic|oblique/ },
  { tag: 'u', tags: 'u, ins', property: 'text-decoration', on: /underline/ },
  { tag: 's', tags: 's, strike, del', property: 'text-decoration', on: /line-through/ },
]
const formatTags = 'b, strong, i, em, u, ins, s, strike, del'
const blockTags =
  'address, article, blockquote, caption, div, figure, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, section, ul'

// Reads the attribute: the content security policy leaves `style` of parsed elements empty.
function styleOf(element: Element, property: string): string | undefined {
  const declarations = (element.getAttribute('style') ?? '').split(';')
  const [, value] = declarations.map((text) => text.split(':')).find(([name]) => name!.trim() === property) ?? []
  return value?.trim().toLowerCase()
}

function hasMeaning(node: Node, { tags, property, on }: Meaning): boolean {
  for (let element = node.parentElement; element; element = element.parentElement) {
    // Programs style links as underlined; the link says that already.
    if (property === 'text-decoration' && element.matches('a')) return false
    const style = styleOf(element, property)
    if (style) return on.test(style)
    if (element.matches(tags)) return true
  }
  return false
}

/** Texts of a tree, without those of style sheets. */
function textsIn(root: Node): Text[] {
  const walker = root.ownerDocument!.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter((text) => !text.parentElement?.closest('style, script, title'))
}

/** Google Docs and Word write formats as styles, and undo tags by styles: `<b style="font-weight:normal">`. */
function writeFormatsAsTags({ body }: Document): void {
  const texts = textsIn(body).filter(({ data }) => data.trim() !== '')
  const formats = texts.map((text) => meanings.filter((meaning) => hasMeaning(text, meaning)))
  for (const element of body.querySelectorAll(formatTags)) element.replaceWith(...element.childNodes)
  for (const [index, text] of texts.entries()) {
    for (const { tag } of formats[index]!) {
      const format = body.ownerDocument.createElement(tag)
      text.replaceWith(format)
      format.append(text)
    }
  }
}

/** The content of a cell as one line. */
function lineOf(cell: Element): Node[] {
  for (const block of cell.querySelectorAll(`${blockTags}, br`)) block.replaceWith(' ', ...block.childNodes, ' ')
  return [...cell.childNodes]
}

/** Rows become lines with a separator between cells: no text field of the app holds tables. */
function writeTablesAsLines({ body }: Document, separator: string): void {
  // Inner tables first; programs also lay out text in tables.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const lines = [...table.querySelectorAll('caption, tr')].flatMap((row) => {
      if (row.textContent?.trim() === '') return []
      const line = body.ownerDocument.createElement('p')
      const cells = row.matches('tr') ? [...row.children].filter((cell) => cell.matches('td, th')) : [row]
      for (const [index, cell] of cells.entries()) line.append(index > 0 ? separator : '', ...lineOf(cell))
      return line
    })
    table.replaceWith(...lines)
  }
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Pasted HTML for the rich text editor. Not sanitised. */
export function richTextOfPaste(html: string): string {
  const page = parse(html)
  writeFormatsAsTags(page)
  writeTablesAsLines(page, ' | ')
  return page.body.innerHTML
}

/** Pasted HTML as plain text: a line per block, tabs between cells. */
export function plainTextOfPaste(html: string): string {
  const page = parse(html)
  for (const text of textsIn(page.body)) text.data = text.data.replaceAll(/\s+/g, ' ')
  writeTablesAsLines(page, '\t')
  for (const block of page.body.querySelectorAll(blockTags)) block.replaceWith('\n', ...block.childNodes, '\n')
  for (const end of page.body.querySelectorAll('br')) end.replaceWith('\n')
  return textsIn(page.body)
    .map(({ data }) => data)
    .join('')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\t ?/g, '\t')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()
}
