/** Default entries of a new company. */
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { rubros } from './catalogue.ts'

type Usual = [codigo: string, nombre: string, below?: string[]]

/** The rubros of a building, as budgets in Argentina use them. */
const usual: Usual[] = [
  ['01', 'Trabajos preliminares', ['Obrador y cerco', 'Demolición', 'Replanteo']],
  ['02', 'Movimiento de suelos', ['Excavación', 'Submuración']],
  ['03', 'Fundaciones'],
  ['04', 'Hormigón armado', ['Columnas y tabiques', 'Vigas y losas', 'Escaleras']],
  ['05', 'Mampostería', ['Muros exteriores', 'Tabiques interiores']],
  ['06', 'Aislaciones'],
  ['07', 'Revoques'],
  ['08', 'Contrapisos y carpetas'],
  ['09', 'Cubiertas'],
  ['10', 'Pisos y zócalos'],
  ['11', 'Revestimientos'],
  ['12', 'Cielorrasos'],
  ['13', 'Carpinterías', ['Aluminio y herrería', 'Madera']],
  ['14', 'Vidrios y espejos'],
  ['15', 'Instalación sanitaria'],
  ['16', 'Instalación de gas'],
  ['17', 'Instalación eléctrica'],
  ['18', 'Climatización'],
  ['19', 'Ascensores'],
  ['20', 'Pinturas'],
  ['21', 'Varios y honorarios'],
]

/** Adds the default rubros of a building to a company, on two levels; returns their ids by code. */
export async function addUsualRubros(
  db: Db,
  desarrolladoraId: number,
  makeId: (index: number) => string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const entries = usual.flatMap(([codigo, nombre, below = []], index) => {
    const id = makeId(ids.size)
    ids.set(codigo, id)
    const top = { id, codigo, nombre, padreId: null, orden: index + 1 }
    const children = below.map((name, place) => {
      const child = { codigo: `${codigo}.${String(place + 1).padStart(2, '0')}`, id: makeId(ids.size) }
      ids.set(child.codigo, child.id)
      return { ...child, nombre: name, padreId: id, orden: place + 1 }
    })
    return [top, ...children]
  })
  await insertNew<Body<'createRubro'>>(db, rubros, desarrolladoraId, entries)
  return ids
}
