/** Ids of sample data: the same at each seeding, unique by owner (company or project) and table. */

const tables = [
  'rubros',
  'unidades',
  'proveedores',
  'materiales',
  'depositos',
  'tiposDocumento',
  'tiposEvento',
  'feriados',
  'cotizaciones',
  'indices',
  'indiceValores',
  'precios',
  'presupuestos',
  'presupuestoItems',
  'modificaciones',
  'contratos',
  'contratoItems',
  'certificados',
  'comprobantes',
  'pagos',
  'cobros',
  'movimientos',
  'stockLineas',
  'pedidos',
  'eventos',
  'tareas',
  'lineasBase',
  'adendas',
  'liberaciones',
  'carpetas',
  'documentos',
  'cuentas',
  'pagoMedios',
  'transferencias',
  'cobrosPrevistos',
  'cuotas',
  'pagoRetenciones',
] as const

export type SampledTable = (typeof tables)[number]

/** Sample projects with the volume of 18 months of work; the others have little or nothing. */
export const filledProjects: ReadonlySet<number> = new Set([1, 2])

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0')

/** The id of a sample row: `owner` is its company or project, `index` unique within both. A new table goes to the end of `tables`. */
export function sampleId(owner: number, table: SampledTable, index: number): string {
  const place = tables.indexOf(table) + 1
  return `${hex(owner, 8)}-${hex(place, 4)}-4000-8000-${hex(index + 1, 12)}`
}

/** Pseudo-random numbers from 0 to 1 (mulberry32), the same at each seeding. */
export function sampleRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
