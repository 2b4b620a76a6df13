/** Items of the budget that a project has in draft. */
import { exact, roundTo } from '../../../money/decimal.ts'
import { addItems, changeItems, itemsByCode, itemsById, removeItems } from '../../presupuestos/door.ts'
import type { RecordNoun, Values } from './record-noun.ts'

type Line = Parameters<typeof addItems>[2][number]
type Body = { guardar: [Line] }

/** The fields of an item, in the form in which they are sent. */
const names = ['rubroId', 'codigo', 'descripcion', 'unidadId', 'cantidad', 'precioUnitario'] as const

/** Prices of a sheet are often quotients. */
const mostDecimals = 4
const rounded = (value: unknown): unknown =>
  typeof value === 'string' && (value.split('.')[1]?.length ?? 0) > mostDecimals
    ? exact(roundTo(exact(value), mostDecimals)).toFixed()
    : value

const lineOf = (values: Values): Values => {
  const sent = Object.fromEntries(
    names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  )
  for (const name of ['cantidad', 'precioUnitario']) if (name in sent) sent[name] = rounded(sent[name])
  return sent
}

/** A stored amount in the form of a row, or as the row has it if it is the same but for rounding. */
const storedAmount = (stored: string, sent: unknown): unknown => {
  const plain = exact(stored).toFixed()
  return rounded(sent) === plain ? sent : plain
}

const changedLines: NonNullable<RecordNoun['updateAll']> = ({ ctx, ...place }, changes) =>
  changeItems(
    ctx,
    place,
    changes.map(({ record, values }) => ({ record, values: lineOf(values) })),
  )

export const presupuestoItems: RecordNoun = {
  operation: 'updatePresupuestoItems',
  entidad: 'presupuesto',
  fields: {
    rubroId: {
      titulo: 'Rubro',
      at: 'guardar.rubroId',
      synonyms: ['código rubro', 'cód. rubro', 'nro rubro', 'nombre del rubro', 'capítulo', 'etapa', 'grupo'],
      ejemplo: '04.02',
      from: 'rubros',
      ayuda: 'Su código o su nombre. Si no existe, la carga lo puede crear.',
    },
    codigo: {
      titulo: 'Código',
      at: 'guardar.codigo',
      synonyms: ['cod', 'cód.', 'ítem', 'nro', 'nº', 'n°', 'nro ítem', 'nº ítem', 'número', 'código ítem', 'partida'],
      ejemplo: '04.02.90',
      ayuda: 'Identifica al ítem: si el presupuesto ya lo tiene, la fila lo cambia.',
    },
    descripcion: {
      titulo: 'Descripción',
      at: 'guardar.descripcion',
      synonyms: [
        'designación',
        'designación de las obras',
        'detalle',
        'tarea',
        'concepto',
        'denominación',
        'trabajo',
        'nombre',
        'descripción de la tarea',
        'descripción del ítem',
      ],
      ejemplo: 'Hormigón H-21 en vigas',
    },
    unidadId: {
      titulo: 'Unidad',
      at: 'guardar.unidadId',
      synonyms: ['un', 'un.', 'u.', 'ud', 'unid.', 'u. medida', 'um', 'unidad de medida'],
      ejemplo: 'm³',
      from: 'unidades',
    },
    cantidad: {
      titulo: 'Cantidad',
      at: 'guardar.cantidad',
      synonyms: ['cant', 'cant.', 'cómputo', 'cómputo métrico', 'cantidad total', 'metrado'],
      ejemplo: '12,5',
    },
    precioUnitario: {
      titulo: 'Precio unitario',
      at: 'guardar.precioUnitario',
      synonyms: [
        'precio',
        'p. unitario',
        'p. unit.',
        'p.u.',
        'precio unit.',
        'unitario',
        'costo unitario',
        'importe unitario',
        'valor unitario',
        '$ unitario',
      ],
      ejemplo: '185432,50',
      ayuda:
        'Sin IVA, en la moneda del presupuesto, con hasta cuatro decimales: los demás se redondean. El importe se calcula.',
    },
  },
  key: ['codigo'],
  // The version is that of the budget when it is written.
  bodyOf: ([values]) => ({ version: 1, guardar: [lineOf(values)], borrar: [] }),
  async existing({ ctx, ...place }, rows) {
    const items = await itemsByCode(
      ctx,
      place,
      rows.map(({ codigo }) => String(codigo ?? '')),
    )
    return items.map((item, index) => {
      if (!item) return undefined
      const sent = rows[index]!
      const cantidad = storedAmount(item.cantidad, sent.cantidad)
      const precioUnitario = storedAmount(item.precioUnitario, sent.precioUnitario)
      // The code is equal but for case and accents: the stored spelling stays.
      const values = { ...lineOf(item), codigo: sent.codigo, cantidad, precioUnitario }
      return { id: item.id, version: item.version, values }
    })
  },
  create: ({ ctx, ...place }, bodies) =>
    addItems(
      ctx,
      place,
      bodies.map((body) => (body as Body).guardar[0]),
    ),
  async update(place, record, values) {
    const [made] = await changedLines(place, [{ record, values }])
    return made!
  },
  updateAll: changedLines,
  current: async (place, ids) => new Map((await itemsById(place, ids)).map(({ id, version }) => [id, { id, version }])),
  undo: ({ ctx, ...place }, made) => removeItems(ctx, place, made),
}
