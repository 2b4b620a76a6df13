import type { components } from '../../../openapi/generated/schema.d.ts'
import { toScaled } from '../../money/decimal.ts'
import { isCalendarDay } from '../../lib/calendar.ts'
import { invalid } from '../../lib/problem.ts'
import { asStored, type Catalogue, type Scope } from '../../records/catalogue.ts'
import { findEntry } from '../../records/catalogue.service.ts'
import { recalculateDrafts } from '../certificados/door.ts'
import { indices } from './catalogue.ts'

type Value = components['schemas']['IndiceValor']

/** Throws 400 for a level of 0 and for a period that does not fit the frequency. */
async function validate(scope: Scope, value: Value): Promise<Value> {
  const { frecuencia } = await findEntry(scope, indices, value.indiceId)
  const { periodo } = value
  if (frecuencia === 'mensual' && periodo.length !== 7)
    throw invalid('periodo', 'El índice es mensual: usá un mes con la forma AAAA-MM.')
  if (frecuencia === 'diaria' && (periodo.length !== 10 || !isCalendarDay(periodo)))
    throw invalid('periodo', 'El índice es diario: usá una fecha con la forma AAAA-MM-DD.')
  if (toScaled('cotizacion', value.valor) === 0) throw invalid('valor', 'El nivel tiene que ser mayor que 0.')
  return value
}

/** The values of an index: levels, never percentages. */
export const values: Catalogue<Value, 'indiceValores'> = {
  table: 'indiceValores',
  entidad: 'indiceValor',
  words: {
    missing: 'No encontramos ese valor.',
    taken: (other) => `El índice ya tiene un valor de ${other.periodo}: ${other.valor}.`,
  },
  fields: { indiceId: 'text', periodo: 'text', valor: 'cotizacion', provisorio: 'flag' },
  defaults: { provisorio: false },
  keyField: 'periodo',
  keyOf: (value) => `${value.indiceId} ${value.periodo}`,
  sortOf: (value) => value.periodo,
  searchOf: (value) => value.periodo,
  sorts: { periodo: 'sortKey' },
  isNewestFirst: true,
  uses: null,
  references: [{ field: 'indiceId', table: 'indices', missing: 'No encontramos ese índice.' }],
  equals: ['indiceId'],
  validate,
  afterChange: (ctx, scope, changed) =>
    recalculateDrafts(ctx, scope, [...new Set(changed.map(({ indiceId }) => indiceId))]),
  load: asStored,
  sheet: [
    { title: 'Período', kind: 'text', value: (value) => value.periodo },
    { title: 'Valor', kind: 'decimal', value: (value) => value.valor },
    { title: 'Provisorio', kind: 'flag', value: (value) => value.provisorio },
  ],
  sheetNames: [{ title: 'Índice', field: 'indiceId', table: 'indices', name: 'codigo' }],
}
