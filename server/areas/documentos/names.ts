/** Names of folders and documents (docs/domain/project-documents.md, Names). */
import { hasDirectionControls } from '../../../openapi/shared/bidi.ts'
import { nameColumns } from '../../lib/item-names.ts'
import { invalid } from '../../lib/problem.ts'

export const longestName = 200
const forbidden = /[\\/:*?"<>|\p{Cc}]/u
/** Names of devices, which Windows reserves with any extension. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i

/** Why a name is refused, for people; undefined if it is not. */
export function nameProblem(name: string): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'Falta el nombre.'
  if (trimmed.length > longestName) return `El nombre tiene más de ${longestName} caracteres.`
  if (hasDirectionControls(name)) return 'El nombre tiene caracteres invisibles que cambian el orden de las letras.'
  if (forbidden.test(trimmed)) return String.raw`El nombre no puede tener \ / : * ? " < > | ni caracteres de control.`
  if (reserved.test(trimmed)) return `Windows no permite el nombre «${trimmed}». Elegí otro.`
  if (trimmed.endsWith('.')) return 'El nombre no puede terminar con un punto.'
  return undefined
}

/** The columns of a name, stored as NFC. Throws 400. */
export function documentName(field: string, name: string) {
  const nfc = name.normalize('NFC')
  const problem = nameProblem(nfc)
  if (problem !== undefined) throw invalid(field, problem)
  const { name: nombre, nameKey: clave, sortKey } = nameColumns(nfc)
  return { nombre, clave, sortKey }
}

/** The last name of the path that some browsers send. */
export const lastName = (sent: string): string => sent.split(/[/\\]/).at(-1) ?? ''
