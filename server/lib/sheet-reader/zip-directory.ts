/** The directory of a zip file, read before anything is unpacked. */
import { SheetProblem } from './cells.ts'

export type ZipEntry = { name: string; method: number; packed: number; size: number; start: number }

const mostBytes = 200_000_000
const mostRatio = 200
const mostEntries = 2000
/** Smaller content may repeat itself more: an empty sheet with formatted rows. */
const ratioFrom = 20_000_000
const endSignature = 0x06054b50
const entrySignature = 0x02014b50

const broken = () =>
  new SheetProblem(
    'No se pudo leer la planilla: el archivo está dañado o incompleto. Abrila en Excel y guardala de nuevo.',
  )

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === endSignature) return at
  throw broken()
}

/** Throws SheetProblem for a damaged file, and for one that would take too much memory when it is unpacked. */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new SheetProblem('El archivo no es una planilla: tiene demasiadas partes.')
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entrySignature) throw broken()
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const packed = view.getUint32(at + 20, true)
    const size = view.getUint32(at + 24, true)
    total += size
    if (total > mostBytes || (size > ratioFrom && size > packed * mostRatio))
      throw new SheetProblem(
        'La planilla es demasiado grande para leerla. Dejá solo la hoja y las filas que querés cargar.',
      )
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      packed,
      size,
      start: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The content of an entry as text. Stops at the declared size. */
export async function entryText(bytes: Uint8Array, { start, packed, method, size }: ZipEntry): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (start + 30 > bytes.length) throw broken()
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  const content = bytes.subarray(from, from + packed)
  if (method === 0) return new TextDecoder().decode(content)
  const unpacked = new Blob([content as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const parts: string[] = []
  const decoder = new TextDecoder()
  let length = 0
  for await (const part of unpacked as unknown as AsyncIterable<Uint8Array>) {
    length += part.length
    if (length > size) throw broken()
    parts.push(decoder.decode(part, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}
