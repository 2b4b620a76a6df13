import { SheetProblem, type SheetContent } from './cells.ts'
import { readCsv } from './csv.ts'
import { readXlsx } from './xlsx.ts'

/** Reads a sheet; in a thread with limits where there is one (`Services.readSheet`). */
export type SheetReader = (bytes: Uint8Array) => Promise<SheetContent>

/** 'EncryptedPackage' in UTF-16: the stream of an OLE file that is an XLSX with a password. */
const encrypted = Uint8Array.from([...'EncryptedPackage'].flatMap((letter) => [letter.codePointAt(0)!, 0]))

function includes(bytes: Uint8Array, part: Uint8Array): boolean {
  for (let at = bytes.indexOf(part[0]!); at !== -1; at = bytes.indexOf(part[0]!, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}

/** What a file is by its first bytes: a zip such as XLSX, an OLE file (.xls, or an XLSX with a password), or else a text. */
export function sheetKind(bytes: Uint8Array): 'zip' | 'ole' | 'text' {
  if (bytes.length < 4) return 'text'
  const mark = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  if (mark === 0xd0cf11e0) return 'ole'
  return mark === 0x504b0304 || mark === 0x504b0506 ? 'zip' : 'text'
}

/** The rows of an XLSX (its first sheet) or CSV file that have a value. Throws SheetProblem. */
export async function readSheet(bytes: Uint8Array): Promise<SheetContent> {
  if (bytes.length === 0) throw new SheetProblem('El archivo está vacío.')
  const kind = sheetKind(bytes)
  if (kind === 'ole')
    throw new SheetProblem(
      includes(bytes, encrypted)
        ? 'La planilla tiene contraseña. Sacásela en Excel (Archivo, Información, Proteger libro) y volvé a subirla.'
        : 'Es un Excel viejo (.xls). Abrilo y guardalo como .xlsx o como CSV.',
    )
  const content = kind === 'zip' ? await readXlsx(bytes) : await readCsv(bytes)
  if (content.rows.length === 0) throw new SheetProblem('La planilla no tiene ninguna fila con datos.')
  return content
}
