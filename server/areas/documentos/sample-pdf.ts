/** Small PDF files for sample data: the same bytes for the same content, so that seeding is deterministic. */

export type SamplePage = {
  lines: string[]
  /** A frame with a plan of rooms. */
  hasDrawing?: boolean
}

/** WinAnsi has the letters of Spanish at the same places as Latin-1. */
const latin1 = (text: string) => Uint8Array.from(text, (character) => Math.min(character.charCodeAt(0), 255))

const escaped = (line: string) => line.replace(/[\\()]/g, String.raw`\$&`)

const drawing = [
  '1 w 60 120 475 560 re S',
  '0.5 w 90 160 200 240 re S 290 160 215 240 re S 90 400 415 240 re S',
  '190 400 60 4 re f 340 400 60 4 re f 290 260 4 50 re f',
].join('\n')

function contentOf({ lines, hasDrawing = false }: SamplePage): string {
  const [title = '', ...rest] = lines
  const text = [
    'BT /F1 14 Tf 60 780 Td 18 TL',
    `(${escaped(title)}) Tj T*`,
    '/F1 10 Tf 14 TL',
    ...rest.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ]
  return [...(lines.length > 0 ? text : []), ...(hasDrawing ? [drawing] : [])].join('\n')
}

/** An A4 document with a page for each content. */
export function samplePdf(pages: SamplePage[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = contentOf(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return latin1(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`) as Uint8Array<ArrayBuffer>
}
