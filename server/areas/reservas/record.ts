import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { exact, fromScaled, inSpanish } from '../../money/decimal.ts'
import type { Reference } from '../../records/catalogue.ts'
import type { ProjectScope, RecordKind, Stored } from '../../records/record.ts'
import { selectUsableDeposits } from '../depositos/door.ts'
import { requireUnitDecimals, selectMaterials } from '../materiales/door.ts'
import { selectDetails } from './queries.ts'

export type Reserva = components['schemas']['Reserva']

async function validate(scope: ProjectScope, reserva: Reserva): Promise<Reserva> {
  const { db, desarrolladoraId, project, today } = scope
  if (exact(reserva.cantidad).eq(0)) throw invalid('cantidad', 'Poné una cantidad mayor que 0.')
  if (reserva.hasta !== null && reserva.hasta < today) throw invalid('hasta', 'Elegí hoy o un día que todavía no pasó.')
  const usable = await selectUsableDeposits(db, desarrolladoraId, project.id)
  const deposito = usable.find(({ id }) => id === reserva.depositoId)?.nombre
  if (deposito === undefined) throw notFound('No encontramos ese depósito.')
  const material = (await selectMaterials(db, desarrolladoraId, [reserva.materialId])).get(reserva.materialId)!
  requireUnitDecimals(material, reserva.cantidad, 'cantidad')
  return { ...reserva, deposito, material: material.nombre, codigo: material.codigo }
}

async function load({ db }: ProjectScope, each: Stored<Reserva, 'reservas'>[]): Promise<Reserva[]> {
  const details = await selectDetails(
    db,
    each.map(({ id }) => id),
  )
  return each.map((reserva) => {
    const { fisico, reservado, rubroCodigo, rubroNombre, ...names } = details.get(reserva.id)!
    const missing = (reservado ?? 0) - (fisico ?? 0)
    const sinRespaldo = reserva.estado === 'abierta' && missing > 0
    const text = `${inSpanish(fromScaled('cantidad', missing))} ${names.unidad}`
    return {
      ...reserva,
      ...names,
      rubro: `${rubroCodigo} ${rubroNombre}`,
      sinRespaldo,
      avisos: sinRespaldo ? [`Reserva sin respaldo: en ${names.deposito} faltan ${text} para lo reservado.`] : [],
    }
  })
}

const references: Reference<keyof Reserva & string>[] = [
  { field: 'materialId', table: 'materiales', missing: 'No encontramos ese material.' },
  { field: 'depositoId', table: 'depositos', missing: 'No encontramos ese depósito.' },
  { field: 'rubroId', table: 'rubros', missing: 'No encontramos ese rubro.' },
]

export const reservas: RecordKind<Reserva, 'reservas'> = {
  entidad: 'reserva',
  topic: 'stock',
  words: { missing: 'No encontramos esa reserva.', name: 'La reserva' },
  shape: {
    table: 'reservas',
    fields: {
      materialId: 'text',
      depositoId: 'text',
      cantidad: 'cantidad',
      rubroId: 'text',
      hasta: 'text',
      nota: 'text',
    },
    defaults: { hasta: null, nota: '' },
    searchOf: ({ numero, codigo, material, deposito, nota }) => `${numero} ${codigo} ${material} ${deposito} ${nota}`,
    references,
    load,
  },
  list: {
    sorts: { numero: 'numero', hasta: 'hasta' },
    equals: ['depositoId', 'materialId', 'rubroId'],
    queryReferences: references,
    sheet: [
      { title: 'Número', kind: 'number', value: (each) => each.numero },
      { title: 'Código', kind: 'text', value: (each) => each.codigo },
      { title: 'Material', kind: 'text', value: (each) => each.material },
      { title: 'Cantidad', kind: 'decimal', value: (each) => each.cantidad },
      { title: 'Unidad', kind: 'text', value: (each) => each.unidad },
      { title: 'Depósito', kind: 'text', value: (each) => each.deposito },
      { title: 'Rubro', kind: 'text', value: (each) => each.rubro },
      { title: 'Hasta', kind: 'day', value: (each) => each.hasta },
      { title: 'Sin respaldo', kind: 'text', value: (each) => (each.sinRespaldo ? 'Sí' : 'No') },
      { title: 'Estado', kind: 'text', value: (each) => words.ReservaEstado[each.estado] },
      { title: 'Nota', kind: 'text', value: (each) => each.nota },
    ],
  },
  rules: { initialState: 'abierta', isConfirmedAtOnce: true, validate },
  effects: {},
}
