import { words } from '../../../openapi/generated/words.ts'
import { call } from '../../api/operations.ts'
import { saveSeen } from '../../api/save-seen.ts'
import { formatDate } from '../../lib/format.ts'
import { optionsOf } from '../../records/words.ts'
import { fieldNames, patchOf, type ProjectDraft, type ProjectPatch, type Proyecto } from './project-draft.ts'
import { updateProject } from './queries.ts'

export const types = optionsOf(words.ProyectoTipo)

export const currencies = [
  { value: 'ARS', label: 'Pesos (ARS)' },
  { value: 'USD', label: 'Dólares (USD)' },
  { value: 'EUR', label: 'Euros (EUR)' },
  { value: 'UVA', label: 'UVA' },
] as const

export const stateNames = words.ProyectoEstado

/** The value of a field as text, for the conflict dialog. */
function say(key: keyof ProjectPatch, value: unknown): string {
  if (value === null || value === '') return 'nada'
  const text = String(value)
  if (key === 'indiceId') return 'otro índice'
  if (key === 'estado') return `«${stateNames[text as Proyecto['estado']]}»`
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text)
  const options = key === 'tipo' ? types : key === 'monedaBase' ? currencies : []
  return `«${options.find((each) => each.value === text)?.label ?? text}»`
}

/** Saves the changed fields. Asks before overwriting fields that changed since `seen`. */
export async function saveProject(
  companyId: number,
  seen: Proyecto,
  latest: Proyecto,
  draft: ProjectDraft,
): Promise<Proyecto> {
  const { id } = seen
  const load = () => call('getProject', { desarrolladoraId: companyId, proyectoId: id })
  const saved = await saveSeen<Proyecto, ProjectPatch, Proyecto>({
    seen,
    latest,
    patch: patchOf(draft, latest),
    load,
    send: (patch) => updateProject(companyId, id, patch),
    name: latest.nombre,
    say,
    label: (key) => fieldNames[key],
  })
  return saved ?? load()
}
