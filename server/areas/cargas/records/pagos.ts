/** Payments: rows with the same order are one payment, each row is what it pays of a document. */
import { definedFields } from '../../../lib/defined.ts'
import { exact, importe } from '../../../money/decimal.ts'
import { confirmLoadedPagos, createLoadedPagos, currentPagos, findPaid, undoLoadedPagos } from '../../pagos/door.ts'
import { cotizacion, estado, rateOf, requireCounted, sharedValues, sumOf, valueOf } from './amounts.ts'
import { noAccount } from './finance-sources.ts'
import type { RecordFieldHint } from '../fields.ts'
import type { RecordNoun, Values } from './record-noun.ts'

const fields: Record<string, RecordFieldHint> = {
  orden: {
    titulo: 'Orden de pago',
    synonyms: [
      'op',
      'nº op',
      'n° op',
      'nro op',
      'orden',
      'número',
      'nro',
      'nro.',
      'nro orden',
      'nro de orden',
      'recibo',
    ],
    ejemplo: '',
    kind: 'text',
    ayuda: 'Las filas seguidas con la misma orden son un solo pago. El número lo pone Obra.',
  },
  fecha: { titulo: 'Fecha', synonyms: ['día', 'fecha de pago', 'fecha pago', 'pagado el'], ejemplo: '20/02/2026' },
  proveedorId: {
    titulo: 'Proveedor',
    synonyms: ['cuit', 'cuit proveedor', 'razón social', 'beneficiario', 'pagado a', 'destinatario'],
    ejemplo: 'Corralón del Bajo S.A.',
    from: 'proveedores',
    ayuda: 'Razón social o CUIT.',
  },
  medio: {
    titulo: 'Medio',
    synonyms: ['medio de pago', 'forma de pago', 'forma', 'cómo se pagó'],
    ejemplo: 'Transferencia',
    at: 'medios.medio',
    obligatorio: true,
  },
  cuentaId: {
    titulo: 'Cuenta',
    synonyms: ['cuenta bancaria', 'desde', 'cuenta de origen', 'sale de', 'caja'],
    ejemplo: '',
    at: 'medios.cuentaId',
    from: 'cuentas',
    ayuda: 'Nombre o CBU de la cuenta de la que sale.',
  },
  importe: {
    titulo: 'Importe',
    synonyms: ['monto', 'total', 'importe pagado', 'pagado', 'imp. total', 'total pagado'],
    ejemplo: '250.000,00',
    // Refusals of what it pays of a document are shown here.
    at: 'imputaciones.importe',
    kind: 'decimal',
    obligatorio: true,
    ayuda: 'Lo que se paga; de una nota de crédito que se usa, con signo menos.',
  },
  comprobanteId: {
    titulo: 'Comprobante',
    synonyms: ['comprobantes', 'factura', 'nro factura', 'número de factura', 'cbte', 'nro comprobante', 'paga'],
    ejemplo: '',
    at: 'imputaciones.comprobanteId',
    from: 'comprobantes',
    ayuda: 'El que paga. Si dos proveedores tienen ese número: CUIT y número. Vacío, queda a cuenta.',
  },
  aCuenta: {
    titulo: 'A cuenta',
    synonyms: ['sin aplicar', 'queda a cuenta'],
    ejemplo: '',
    kind: 'decimal',
    ayuda: 'Lo que del importe no paga el comprobante.',
  },
  importeDocumento: {
    titulo: 'Importe en la moneda del comprobante',
    synonyms: ['importe documento', 'importe en moneda del comprobante'],
    ejemplo: '',
    at: 'imputaciones.importeDocumento',
    ayuda: 'Solo si el comprobante es en otra moneda que el pago.',
  },
  anticipoId: {
    titulo: 'Anticipo del contrato',
    synonyms: ['anticipo', 'contrato'],
    ejemplo: '',
    at: 'imputaciones.contratoId',
    from: 'contratos',
    ayuda: 'Número u objeto del contrato cuyo anticipo se paga.',
  },
  moneda: { titulo: 'Moneda', synonyms: ['divisa'], ejemplo: '' },
  cotizacion,
  numeroMedio: {
    titulo: 'N.º de cheque',
    synonyms: [
      'nº cheque',
      'n° cheque',
      'nro cheque',
      'nro de cheque',
      'número de cheque',
      'cheque',
      'nro transferencia',
      'comprobante bancario',
    ],
    ejemplo: '',
    at: 'medios.numero',
  },
  banco: { titulo: 'Banco', synonyms: ['banco del cheque'], ejemplo: '', at: 'medios.banco' },
  fechaDebito: {
    titulo: 'Fecha de débito',
    synonyms: ['fecha cheque', 'vencimiento cheque', 'vto cheque', 'fecha de cobro', 'se debita el'],
    ejemplo: '',
    at: 'medios.fechaDebito',
    ayuda: 'Solo de cheques y eCheqs.',
  },
  nota: { titulo: 'Nota', synonyms: ['notas', 'observaciones', 'detalle', 'concepto', 'descripción'], ejemplo: '' },
  estado,
}

const lines = ['importe', 'comprobanteId', 'aCuenta', 'importeDocumento', 'anticipoId']
const shared = Object.keys(fields).filter((name) => !lines.includes(name))

/** What a row pays; nothing if it stays on account. The amount of a credit note has no sign. */
function partOf(row: Values): object[] {
  const [comprobanteId, contratoId] = [valueOf(row, 'comprobanteId'), valueOf(row, 'anticipoId')]
  if (!comprobanteId && !contratoId) return []
  const amount = importe(exact(valueOf(row, 'importe') ?? '0').minus(valueOf(row, 'aCuenta') ?? '0'))
  const importeDocumento = valueOf(row, 'importeDocumento')?.replace(/^-/, '')
  return [definedFields({ comprobanteId, contratoId, importe: amount.replace(/^-/, ''), importeDocumento })]
}

function bodyOf(rows: [Values, ...Values[]]): Values {
  requireCounted(rows[0])
  const row = sharedValues(rows, shared)
  const cuentaId = valueOf(row, 'cuentaId')
  const means = {
    medio: valueOf(row, 'medio'),
    cuentaId: cuentaId === noAccount.id ? undefined : cuentaId,
    numero: valueOf(row, 'numeroMedio'),
    banco: valueOf(row, 'banco'),
    fechaDebito: valueOf(row, 'fechaDebito'),
  }
  return definedFields({
    ...Object.fromEntries(['fecha', 'proveedorId', 'moneda', 'nota'].map((name) => [name, valueOf(row, name)])),
    cotizacion: rateOf(row),
    medios: [definedFields(means)],
    importe: rows.length === 1 ? valueOf(rows[0], 'importe') : sumOf(rows.map((each) => valueOf(each, 'importe'))),
    imputaciones: rows.flatMap(partOf),
  })
}

export const pagos: RecordNoun = {
  operation: 'createPago',
  entidad: 'pago',
  fields,
  key: ['orden', 'proveedorId', 'fecha'],
  lines,
  bodyOf,
  existing: ({ ctx, db, proyectoId }, rows) => findPaid(ctx, db, proyectoId, rows),
  create: ({ ctx, proyectoId }, bodies) => createLoadedPagos(ctx, proyectoId, bodies),
  confirm: ({ ctx, proyectoId }, made) => confirmLoadedPagos(ctx, proyectoId, made),
  current: ({ db, proyectoId }, ids) => currentPagos(db, proyectoId, ids),
  undo: ({ ctx, db, proyectoId }, made, motivo) => undoLoadedPagos(ctx, { db, proyectoId, motivo }, made),
}
