/** XLSX files made by hand, with what programs that write them never write. */
import { makeZip } from 'client-zip'

type Parts = {
  sheet?: string
  workbook?: string
  sharedStrings?: string
  more?: { name: string; input: string | Uint8Array }[]
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** An XLSX file. `sheet` is the content of `sheetData` (style 1 is a date), `workbook` the attributes of `workbookPr`. */
export async function xlsxOf({ sheet = '', workbook = '', more = [] }: Parts): Promise<Uint8Array> {
  const files = [
    {
      name: '[Content_Types].xml',
      input: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      input: `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      input: `${head}<workbook ${main} xmlns:r="${office}"><workbookPr ${workbook}/><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      input: `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      input: `${head}<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      input: `${head}<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
    },
    ...more,
  ]
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer())
}

/** A cell with a text. */
export const textCell = (ref: string, text: string): string => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`
export const numberCell = (ref: string, number: number | string, style = 0): string =>
  `<c r="${ref}" s="${style}"><v>${number}</v></c>`

/** A zip with one packed entry whose directory declares `size` bytes. */
export async function bombOf(size: number): Promise<Uint8Array> {
  const packed = await deflated(new Uint8Array(1000))
  const name = new TextEncoder().encode('xl/workbook.xml')
  const bytes = new Uint8Array(30 + name.length + packed.length + 46 + name.length + 22)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x04034b50, true)
  view.setUint16(8, 8, true)
  view.setUint16(26, name.length, true)
  bytes.set(name, 30)
  bytes.set(packed, 30 + name.length)
  const directory = 30 + name.length + packed.length
  view.setUint32(directory, 0x02014b50, true)
  view.setUint16(directory + 10, 8, true)
  view.setUint32(directory + 20, packed.length, true)
  view.setUint32(directory + 24, size, true)
  view.setUint16(directory + 28, name.length, true)
  bytes.set(name, directory + 46)
  const end = directory + 46 + name.length
  view.setUint32(end, 0x06054b50, true)
  view.setUint16(end + 8, 1, true)
  view.setUint16(end + 10, 1, true)
  view.setUint32(end + 12, 46 + name.length, true)
  view.setUint32(end + 16, directory, true)
  return bytes
}

/** Text in Windows-1252, for the letters of Latin-1. */
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.codePointAt(0)!)
