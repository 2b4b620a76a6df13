import { call } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { idIn } from '../../lib/address-values.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { searchEntries } from '../../records/catalogue/queries.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import { materiales } from './noun.ts'

/** The material id of a label's text, the address `…/m/<id>`; empty for other codes. */
export const labelId = (text: string): string => idIn(/\/m\/([\w-]+)\/?$/.exec(text.trim())?.[1] ?? null)

async function findLabelled(id: string, signal: AbortSignal): Promise<Picked[]> {
  try {
    const material = await call('getMaterial', { desarrolladoraId: activeCompanyId() ?? 0, id }, { signal })
    return [{ id, label: materiales.label(material) }]
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

/** Search function of a material picker. What a scanner types, the address of a label, finds its material. */
export function searchMaterials(text: string, signal: AbortSignal): Promise<Picked[]> {
  const id = labelId(text)
  return id === '' ? searchEntries(materiales, text, signal) : findLabelled(id, signal)
}

/** The material of a scanned code: of a label, or the one with exactly this code. Undefined if there is none. */
export async function findByCode(code: string, signal: AbortSignal): Promise<Picked | undefined> {
  const found = await searchMaterials(code, signal)
  if (labelId(code) !== '') return found[0]
  const start = `${code.trim().toLowerCase()} `
  return found.find(({ label }) => label.toLowerCase().startsWith(start))
}
