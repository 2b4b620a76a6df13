/** Default entries of a new company. */
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { unidades } from './catalogue.ts'

const usual = [
  ['m', 'Metro', 'longitud', 2],
  ['m²', 'Metro cuadrado', 'superficie', 2],
  ['m³', 'Metro cúbico', 'volumen', 3],
  ['kg', 'Kilogramo', 'peso', 2],
  ['tn', 'Tonelada', 'peso', 3],
  ['l', 'Litro', 'volumen', 2],
  ['u', 'Unidad', 'cantidad', 0],
  ['gl', 'Global', 'global', 2],
  ['bolsa', 'Bolsa', 'cantidad', 0],
  ['h', 'Hora', 'tiempo', 2],
  ['jornal', 'Jornal', 'tiempo', 2],
  ['viaje', 'Viaje', 'viaje', 0],
] as const

/** Adds the default units of measure to a company; returns their ids by code. */
export async function addUsualUnits(
  db: Db,
  desarrolladoraId: number,
  makeId: (index: number) => string,
): Promise<Map<string, string>> {
  const entries = usual.map(([codigo, nombre, tipo, decimales], index) => ({
    id: makeId(index),
    codigo,
    nombre,
    tipo,
    decimales,
  }))
  await insertNew<Body<'createUnidad'>>(db, unidades, desarrolladoraId, entries)
  return new Map(entries.map(({ codigo, id }) => [codigo, id]))
}
