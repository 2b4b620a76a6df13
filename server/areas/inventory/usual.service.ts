/** The default inventory of a new company. */
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { fold, sortKey } from '../../lib/text.ts'
import { insertEntries } from './queries.ts'

const categories: Record<string, string[]> = {
  'Obra gruesa': ['Cementos y morteros', 'Ladrillos y bloques', 'Áridos', 'Hierros y mallas', 'Viguetas y losas'],
  'Construcción en seco y aislación': ['Placas y perfiles', 'Aislaciones y membranas'],
  Terminaciones: ['Pisos y revestimientos', 'Pinturas', 'Aberturas'],
  Instalaciones: ['Sanitaria', 'Gas', 'Eléctrica', 'Climatización'],
  'Herramientas y equipos': ['Herramientas manuales', 'Herramientas eléctricas', 'Equipos de obra', 'Fijaciones'],
  'Seguridad e higiene': ['Protección personal', 'Ropa de trabajo', 'Señalización'],
}
const brands = ['Acindar', 'Hidralit', 'Holcim', 'Klaukol', 'Knauf', 'Loma Negra', 'Sika', 'Weber']
// In list order, newest first.
const tags = ['Alta rotación', 'Estructura', 'Mampostería', 'Terminaciones', 'Instalaciones', 'Seguridad', 'A granel']

/** 'Cal y yeso' as 'cal-y-yeso'. */
export const slugOf = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Gives a new company default categories, brands and tags. */
export async function addUsualInventory(db: Db, companyId: number): Promise<void> {
  const entry = (name: string) => ({ companyId, id: newId(), name, slug: slugOf(name) })
  const rows = Object.entries(categories).flatMap(([name, below]) => {
    const parent = entry(name)
    return [{ ...parent, parentId: null }, ...below.map((each) => ({ ...entry(each), parentId: parent.id }))]
  })
  const brandRows = brands.map((name) => ({ ...entry(name), sortKey: sortKey(name) }))
  const titled = tags.toReversed().map((title) => ({ companyId, id: newId(), title }))
  await insertEntries(db, { categories: rows, brands: brandRows, vendors: [], tags: titled })
}
