import type { HistoryItem } from '../../../ui/HistoryPanel.tsx'
import { hasWords } from '../../../lib/fold.ts'
import type { Picked } from '../../../ui/PickerField.tsx'

/** The options of the component gallery. */
export const states = [
  { value: 'borrador', label: 'Borrador' },
  { value: 'vigente', label: 'Vigente' },
  { value: 'cerrado', label: 'Cerrado' },
]

export const provinces = [
  'Buenos Aires',
  'Catamarca',
  'Chaco',
  'Chubut',
  'Ciudad Autónoma de Buenos Aires',
  'Córdoba',
  'Corrientes',
  'Entre Ríos',
  'Formosa',
  'Jujuy',
  'La Pampa',
  'La Rioja',
  'Mendoza',
  'Misiones',
  'Neuquén',
  'Río Negro',
  'Salta',
  'San Juan',
  'San Luis',
  'Santa Cruz',
  'Santa Fe',
  'Santiago del Estero',
  'Tierra del Fuego',
  'Tucumán',
].map((label) => ({ value: label, label }))

export const materials = [
  { value: 'cemento', label: 'Cemento' },
  { value: 'arena', label: 'Arena' },
  { value: 'ladrillo', label: 'Ladrillo hueco' },
  { value: 'hierro', label: 'Hierro aletado' },
  { value: 'cal', label: 'Cal hidráulica' },
]

const suppliers: Picked[] = [
  { id: '1', label: 'Corralón El Puente', detail: '30-71234569-8' },
  { id: '2', label: 'Hormigones del Litoral', detail: '30-70999888-1' },
  { id: '3', label: 'Sanitarios Belgrano', detail: '33-69888777-9' },
]

/** Imitates a search on the server. */
export async function findSuppliers(text: string): Promise<Picked[]> {
  return suppliers.filter(({ label }) => hasWords(label, text))
}

/** Imitates the server, refusing short names. */
export async function createSupplier(label: string): Promise<Picked> {
  if (label.length < 3) throw new Error('Usá al menos tres letras.')
  return { id: label, label }
}

export const sampleHistory: HistoryItem[] = [
  {
    id: '2',
    who: 'Lucía Ferreyra',
    what: 'lo cambió',
    when: '2026-03-12T14:05:00.000Z',
    differences: [{ label: 'Importe', before: '$ 1.200.000', after: '$ 1.234.567,89' }],
  },
  { id: '1', who: 'Martín Acosta', what: 'lo creó', when: '2026-03-01T12:30:00.000Z', differences: [] },
]
