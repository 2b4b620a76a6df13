import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { fromScaled } from '../../money/decimal.ts'
import type { Reference } from '../../records/catalogue.ts'
import type { ProjectScope, RecordKind, Stored } from '../../records/record.ts'
import { selectUsableDeposits } from '../depositos/door.ts'
import * as queries from './queries.ts'

export type Conteo = components['schemas']['Conteo']
type Linea = Conteo['lineas'][number]

async function validate(scope: ProjectScope, conteo: Conteo): Promise<Conteo> {
  const { db, desarrolladoraId, project, today } = scope
  if (conteo.fecha > today) throw invalid('fecha', 'Un conteo no puede ser de un día que todavía no llegó.')
  const usable = await selectUsableDeposits(db, desarrolladoraId, project.id)
  const deposito = usable.find(({ id }) => id === conteo.depositoId)?.nombre
  if (deposito === undefined) throw notFound('No encontramos ese depósito.')
  return { ...conteo, deposito }
}

type LineRow = Awaited<ReturnType<typeof queries.selectLines>>[number]

function lineOf({ estado, ciego }: Stored<Conteo, 'conteos'>, row: LineRow): Linea {
  const { contado, teorico, movido } = row
  const isOpen = estado === 'borrador'
  const isShown = contado !== null && !(isOpen && ciego)
  const difference = isOpen ? (contado ?? 0) - teorico : row.diferencia
  return {
    materialId: row.materialId,
    codigo: row.codigo,
    material: row.nombre,
    unidad: row.unidad,
    contado: contado === null ? null : fromScaled('cantidad', contado),
    contadoEn: row.contadoEn,
    marcado: contado !== null,
    teorico: isShown ? fromScaled('cantidad', teorico) : null,
    diferencia: isShown && difference !== null ? fromScaled('cantidad', difference) : null,
    movido: isOpen && contado !== null ? fromScaled('cantidad', movido) : null,
  }
}

async function load({ db }: ProjectScope, each: Stored<Conteo, 'conteos'>[]): Promise<Conteo[]> {
  const ids = each.map(({ id }) => id)
  const [names, rows] = await Promise.all([queries.selectDepositNames(db, ids), queries.selectLines(db, ids)])
  const lines = Map.groupBy(rows, ({ conteoId }) => conteoId)
  return each.map((conteo) => {
    const lineas = (lines.get(conteo.id) ?? []).map((row) => lineOf(conteo, row))
    const marcadas = lineas.filter(({ marcado }) => marcado).length
    return { ...conteo, deposito: names.get(conteo.id)!, lineas, marcadas }
  })
}

const deposit: Reference<'depositoId'> = {
  field: 'depositoId',
  table: 'depositos',
  missing: 'No encontramos ese depósito.',
}

export const conteos: RecordKind<Conteo, 'conteos'> = {
  entidad: 'conteo',
  topic: 'stock',
  words: { missing: 'No encontramos ese conteo.', name: 'El conteo' },
  shape: {
    table: 'conteos',
    fields: { fecha: 'text', depositoId: 'text', ciego: 'flag' },
    defaults: { ciego: true, lineas: [] },
    searchOf: ({ numero, deposito }) => `${numero ?? ''} ${deposito}`,
    references: [deposit],
    load,
  },
  list: {
    sorts: { fecha: 'fecha', numero: 'numero' },
    equals: ['depositoId'],
    day: 'fecha',
    queryReferences: [deposit],
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'Fecha', kind: 'day', value: (each) => each.fecha },
      { title: 'Depósito', kind: 'text', value: (each) => each.deposito },
      { title: 'Materiales', kind: 'number', value: (each) => each.lineas.length },
      { title: 'Contados', kind: 'number', value: (each) => each.marcadas },
      { title: 'Estado', kind: 'text', value: (each) => words.ConteoEstado[each.estado] },
    ],
  },
  rules: { initialState: 'borrador', validate },
  effects: {},
}
