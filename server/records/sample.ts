/** Ids of sample data: the same at each seeding, and distinct over companies and catalogues; of documents, over projects. */

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
] as const

export type SampledTable = (typeof tables)[number]

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0')

export function sampleId(owner: number, table: string, index: number): string {
  const place = tables.indexOf(table as SampledTable) + 1
  return `${hex(owner, 8)}-${hex(place, 4)}-4000-8000-${hex(index + 1, 12)}`
}
