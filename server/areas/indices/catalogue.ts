import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { fromScaled } from '../../money/decimal.ts'
import { conflict } from '../../lib/problem.ts'
import type { Catalogue, Scope, StoredEntry } from '../../records/catalogue.ts'
import { selectLastValues } from './queries.ts'

type Indice = components['schemas']['Indice']

/** Throws 409 for a change of frequency once there are values. */
function validate(indice: Indice, before: Indice | undefined): Indice {
  if (before && before.usos > 0 && before.frecuencia !== indice.frecuencia)
    throw conflict('Un índice que ya tiene valores no cambia de frecuencia.')
  return indice
}

async function load({ db }: Scope, each: StoredEntry<Indice, 'indices'>[]): Promise<Indice[]> {
  const values = await selectLastValues(
    db,
    each.map(({ id }) => id),
  )
  return each.map((indice) => {
    const last = values.get(indice.id)
    const ultimo = last && {
      periodo: last.periodo,
      valor: fromScaled('cotizacion', last.valor),
      provisorio: last.provisorio === 1,
    }
    return { ...indice, ultimo: ultimo ?? null }
  })
}

export const indices: Catalogue<Indice, 'indices'> = {
  table: 'indices',
  entidad: 'indice',
  words: {
    missing: 'No encontramos ese índice.',
    taken: (other) => `Ya existe el índice ${other.codigo}: ${other.nombre}.`,
  },
  fields: { codigo: 'text', nombre: 'text', frecuencia: 'text', fuente: 'text' },
  defaults: { fuente: '', ultimo: null },
  keyField: 'codigo',
  keyOf: (each) => each.codigo,
  sortOf: (each) => each.codigo,
  searchOf: (each) => `${each.codigo} ${each.nombre}`,
  sorts: { codigo: 'sortKey', nombre: 'nombre' },
  uses: [
    { table: 'indiceValores', column: 'indiceId' },
    { table: 'projects', column: 'indiceId' },
    { table: 'contratoIndices', column: 'indiceId' },
  ],
  validate: (_scope, indice, before) => validate(indice, before),
  load,
  sheet: [
    { title: 'Código', kind: 'text', value: (each) => each.codigo },
    { title: 'Nombre', kind: 'text', value: (each) => each.nombre },
    { title: 'Frecuencia', kind: 'text', value: (each) => words.IndiceFrecuencia[each.frecuencia] },
    { title: 'Fuente', kind: 'text', value: (each) => each.fuente },
    { title: 'Último período', kind: 'text', value: (each) => each.ultimo?.periodo },
    { title: 'Último valor', kind: 'decimal', value: (each) => each.ultimo?.valor },
    { title: 'Provisorio', kind: 'flag', value: (each) => each.ultimo?.provisorio },
  ],
}
