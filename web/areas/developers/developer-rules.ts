import { isCuitValid } from '../../lib/cuit.ts'
import type { DeveloperInput } from './queries.ts'

export type DeveloperDraft = Required<DeveloperInput>
export const emptyDeveloper: DeveloperDraft = { nombre: '', cuit: '', telefono: '', mail: '', ubicacion: '' }

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The errors of a company draft, by field (docs/domain/projects.md, Companies). */
export function developerErrors(draft: DeveloperDraft): Partial<Record<keyof DeveloperDraft, string>> {
  const errors: Partial<Record<keyof DeveloperDraft, string>> = {}
  if (!draft.nombre.trim()) errors.nombre = 'El nombre es requerido'
  if (!draft.cuit.trim()) errors.cuit = 'El CUIT es requerido'
  if (!draft.mail.trim()) errors.mail = 'El email es requerido'
  else if (!email.test(draft.mail.trim())) errors.mail = 'Ingrese un email válido'
  return errors
}

/** The warning about a CUIT that is too short or has a wrong check digit; it does not block saving. */
export function cuitWarning(cuit: string): string | undefined {
  if (!cuit || isCuitValid(cuit)) return undefined
  return cuit.length < 13
    ? 'Un CUIT tiene 11 dígitos. Podés guardarlo igual.'
    : 'El dígito verificador no coincide. Revisalo; podés guardarlo igual.'
}
