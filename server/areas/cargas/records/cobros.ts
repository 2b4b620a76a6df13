/** Receipts: each row is one. */
import { definedFields } from '../../../lib/defined.ts'
import {
  confirmLoadedCobros,
  createLoadedCobros,
  currentCobros,
  findReceived,
  undoLoadedCobros,
} from '../../cobros/door.ts'
import { cotizacion, estado, rateOf, requireCounted, valueOf } from './amounts.ts'
import { noAccount } from './finance-sources.ts'
import type { RecordFieldHint } from '../fields.ts'
import type { RecordNoun, Values } from './record-noun.ts'

const fields: Record<string, RecordFieldHint> = {
  fecha: { titulo: 'Fecha', synonyms: ['día', 'fecha de cobro', 'fecha cobro', 'cobrado el'], ejemplo: '20/02/2026' },
  de: {
    titulo: 'De',
    synonyms: ['de quién', 'cliente', 'comprador', 'inversor', 'recibido de', 'pagador', 'nombre', 'aportante'],
    ejemplo: 'Familia Aráoz',
  },
  concepto: { titulo: 'Concepto', synonyms: ['motivo', 'tipo', 'por'], ejemplo: 'Cuota' },
  importe: {
    titulo: 'Importe',
    synonyms: ['monto', 'total', 'cobrado', 'importe cobrado', 'imp. total'],
    ejemplo: '850.000,00',
  },
  moneda: { titulo: 'Moneda', synonyms: ['divisa'], ejemplo: '' },
  cotizacion,
  cuentaId: {
    titulo: 'Cuenta',
    synonyms: ['cuenta bancaria', 'entra en', 'cuenta de destino', 'caja', 'banco'],
    ejemplo: '',
    from: 'cuentas',
    ayuda: 'Nombre o CBU de la cuenta que lo recibe.',
  },
  cuotaId: {
    titulo: 'Cuota',
    synonyms: ['cuota que paga', 'nro cuota', 'número de cuota'],
    ejemplo: '',
    from: 'cuotas',
    ayuda: 'De un cobro previsto: quién paga y el número, como «Familia Aráoz, cuota 3».',
  },
  importeCuota: {
    titulo: 'Importe de la cuota',
    synonyms: ['importe en la moneda de la cuota', 'paga de la cuota'],
    ejemplo: '',
    ayuda: 'Solo si la cuota es en otra moneda: lo que se paga de ella.',
  },
  nota: { titulo: 'Nota', synonyms: ['notas', 'observaciones', 'detalle', 'descripción'], ejemplo: '' },
  estado,
}

const bodyNames = Object.keys(fields).filter((name) => name !== 'estado')

function bodyOf([row]: [Values, ...Values[]]): Values {
  requireCounted(row)
  const cuentaId = valueOf(row, 'cuentaId')
  return definedFields({
    ...Object.fromEntries(bodyNames.map((name) => [name, valueOf(row, name)])),
    cotizacion: rateOf(row),
    cuentaId: cuentaId === noAccount.id ? undefined : cuentaId,
  })
}

export const cobros: RecordNoun = {
  operation: 'createCobro',
  entidad: 'cobro',
  fields,
  key: [],
  bodyOf,
  existing: ({ ctx, db, proyectoId }, rows) => findReceived(ctx, db, proyectoId, rows),
  create: ({ ctx, proyectoId }, bodies) => createLoadedCobros(ctx, proyectoId, bodies),
  confirm: ({ ctx, proyectoId }, made) => confirmLoadedCobros(ctx, proyectoId, made),
  current: ({ db, proyectoId }, ids) => currentCobros(db, proyectoId, ids),
  undo: ({ ctx, db, proyectoId }, made, motivo) => undoLoadedCobros(ctx, { db, proyectoId, motivo }, made),
}
