/** Documents of suppliers: rows with the same number are one document, each row is a part of its net amount. */
import { words } from '../../../../openapi/generated/words.ts'
import type { Body } from '../../../http/contract.ts'
import { definedFields } from '../../../lib/defined.ts'
import { invalid, Problem } from '../../../lib/problem.ts'

import {
  confirmLoadedComprobantes,
  createLoadedComprobantes,
  currentComprobantes,
  type DocumentNumber,
  findByNumber,
  undoLoadedComprobantes,
} from '../../comprobantes/door.ts'
import { estado, isZero, rateOf, requireCounted, sharedValues, valueOf } from './amounts.ts'
import { readKind, readNumber } from './document-names.ts'
import type { RecordFieldHint } from '../fields.ts'
import type { RecordNoun, Values } from './record-noun.ts'
import { rates, vatOf } from './vat.ts'

const decimal = { kind: 'decimal', ejemplo: '' } as const

const rateNames: Record<string, string> = { '21': '21', '10.5': '10,5', '27': '27', '5': '5', '2.5': '2,5' }
const examples: Record<string, string> = { iva21: '252.000,00' }

/** A column for the VAT and one for the net amount of each rate. */
const rateFields: Record<string, RecordFieldHint> = Object.fromEntries(
  rates.flatMap(({ alicuota, iva, neto }): [string, RecordFieldHint][] => {
    const rate = rateNames[alicuota]!
    return [
      [
        iva,
        {
          ...decimal,
          titulo: `IVA ${rate}`,
          synonyms: [`iva ${rate} %`, `iva ${rate}%`, `iva al ${rate}`, `importe iva ${rate}`, `imp. iva ${rate}`],
          ejemplo: examples[iva] ?? '',
        },
      ],
      [
        neto,
        {
          ...decimal,
          titulo: `Neto ${rate}`,
          synonyms: [
            `neto ${rate}%`,
            `neto gravado ${rate}`,
            `neto gravado iva ${rate}`,
            `imp. neto gravado iva ${rate}%`,
            `base iva ${rate}`,
            `base ${rate}`,
          ],
        },
      ],
    ]
  }),
)

const perceptions = [
  { name: 'percepcionIva', impuesto: 'iva', titulo: 'Percepción IVA' },
  { name: 'percepcionIibb', impuesto: 'iibb', titulo: 'Percepción IIBB' },
  { name: 'percepcionGanancias', impuesto: 'ganancias', titulo: 'Percepción Ganancias' },
  { name: 'percepcionMunicipal', impuesto: 'municipal', titulo: 'Percepción municipal' },
] as const

const perceptionFields: Record<string, RecordFieldHint> = Object.fromEntries(
  perceptions.map(({ name, titulo }): [string, RecordFieldHint] => {
    const short = titulo.replace('Percepción', 'perc.')
    return [name, { ...decimal, titulo, synonyms: [short, short.replace('.', ''), titulo.replace('ón', 'ones')] }]
  }),
)

const fields: Record<string, RecordFieldHint> = {
  proveedorId: {
    titulo: 'Proveedor',
    synonyms: [
      'cuit',
      'cuit proveedor',
      'cuit emisor',
      'razón social',
      'emisor',
      'denominación emisor',
      'nro. doc. emisor',
    ],
    ejemplo: 'Corralón del Bajo S.A.',
    from: 'proveedores',
    ayuda: 'Razón social o CUIT.',
  },
  tipo: {
    titulo: 'Tipo',
    synonyms: ['tipo de comprobante', 'tipo cbte', 'tipo comp.', 'tipo comprobante', 'clase', 'cod. comprobante'],
    ejemplo: 'Factura',
    kind: 'text',
    obligatorio: false,
    ayuda: 'Factura, nota de débito, nota de crédito, recibo o ticket; también FC A, NC A o el código de ARCA.',
  },
  letra: { titulo: 'Letra', synonyms: ['letra cbte'], ejemplo: '', obligatorio: false },
  puntoVenta: {
    titulo: 'Punto de venta',
    synonyms: ['pv', 'pto vta', 'pto. vta.', 'pto. de venta', 'punto venta', 'sucursal'],
    ejemplo: '',
    obligatorio: false,
  },
  numeroCompleto: {
    titulo: 'Número',
    synonyms: [
      'comprobante',
      'nro',
      'nro.',
      'n°',
      'nº',
      'nro comprobante',
      'nro. comprobante',
      'n° comprobante',
      'número de comprobante',
      'nro cbte',
      'nº cbte',
      'factura',
      'nro factura',
      'número de factura',
      'número desde',
    ],
    ejemplo: 'A 0003-00091234',
    at: 'numero',
    kind: 'text',
    ayuda: 'Letra, punto de venta y número; o solo el número, con las otras columnas.',
  },
  fecha: {
    titulo: 'Fecha',
    synonyms: ['fecha cbte', 'fecha comprobante', 'fecha de emisión', 'fecha emisión', 'emisión', 'fecha factura'],
    ejemplo: '13/02/2026',
  },
  vencimiento: {
    titulo: 'Vencimiento',
    synonyms: ['vto', 'vto.', 'vence', 'fecha de vencimiento', 'fecha vto', 'fecha de pago', 'vencimiento pago'],
    ejemplo: '15/03/2026',
    ayuda: 'Vacío, el del plazo de pago del proveedor.',
  },
  moneda: { titulo: 'Moneda', synonyms: ['divisa'], ejemplo: '' },
  cotizacion: {
    ...decimal,
    titulo: 'Cotización',
    synonyms: ['tipo de cambio', 'tipo cambio', 'tc', 't.c.', 'cambio'],
    ayuda: 'Vacía, la oficial del día.',
  },
  neto: {
    titulo: 'Neto',
    synonyms: [
      'neto gravado',
      'imp. neto gravado',
      'imp. neto gravado total',
      'importe neto',
      'gravado',
      'subtotal',
      'base imponible',
    ],
    ejemplo: '1.200.000,00',
  },
  noGravado: {
    titulo: 'No gravado',
    synonyms: ['neto no gravado', 'imp. neto no gravado', 'conceptos no gravados', 'ng'],
    ejemplo: '',
  },
  exento: { titulo: 'Exento', synonyms: ['op. exentas', 'imp. op. exentas', 'operaciones exentas'], ejemplo: '' },
  iva: {
    ...decimal,
    titulo: 'IVA',
    synonyms: ['total iva', 'iva total', 'importe iva', 'imp. iva'],
    ayuda: 'De una sola alícuota; con más de una, usá una columna para cada una.',
  },
  ...rateFields,
  impuestosInternos: { titulo: 'Impuestos internos', synonyms: ['imp. internos', 'internos'], ejemplo: '' },
  ...perceptionFields,
  jurisdiccion: {
    titulo: 'Jurisdicción IIBB',
    synonyms: ['jurisdicción', 'provincia iibb', 'jurisdicción percepción'],
    ejemplo: '',
    kind: 'text',
  },
  otrosTributos: {
    titulo: 'Otros tributos',
    synonyms: ['otros impuestos', 'tributos', 'imp. tributos'],
    ejemplo: '',
    ayuda: 'Todos los que no son IVA, con las percepciones y los impuestos internos.',
  },
  total: {
    titulo: 'Total',
    synonyms: ['imp. total', 'importe total', 'total factura', 'total comprobante', 'importe'],
    ejemplo: '1.452.000,00',
  },
  rubroId: {
    titulo: 'Rubro',
    synonyms: ['rubros', 'imputación', 'categoría', 'centro de costo', 'código rubro'],
    ejemplo: '05.02',
    at: 'imputaciones.rubroId',
    from: 'rubros',
    ayuda: 'Código o nombre. Si son varios, una fila seguida para cada uno, con el mismo número.',
  },
  importeRubro: {
    titulo: 'Importe del rubro',
    synonyms: ['importe rubro', 'importe imputado', 'imputado', 'neto del rubro'],
    ejemplo: '',
    at: 'imputaciones.importe',
    ayuda: 'Sin impuestos. Vacío, lo que falta del comprobante.',
  },
  contratoId: {
    titulo: 'Contrato',
    synonyms: ['nro contrato', 'número de contrato', 'obra contratada'],
    ejemplo: '',
    from: 'contratos',
    ayuda: 'Número u objeto.',
  },
  cae: { titulo: 'CAE', synonyms: ['nro cae', 'cód. autorización', 'código de autorización', 'caea'], ejemplo: '' },
  caeVence: {
    titulo: 'Vencimiento del CAE',
    synonyms: ['vto cae', 'vto. cae', 'vencimiento cae', 'fecha vto cae'],
    ejemplo: '',
  },
  nota: {
    titulo: 'Nota',
    synonyms: ['notas', 'observaciones', 'concepto', 'detalle', 'descripción', 'comentario'],
    ejemplo: '',
  },
  estado,
}

const lines = ['rubroId', 'importeRubro']
const shared = Object.keys(fields).filter((name) => !lines.includes(name))
const amountNames = [
  'neto',
  'noGravado',
  'exento',
  'iva',
  'impuestosInternos',
  'otrosTributos',
  'total',
  'importeRubro',
  ...Object.keys(rateFields),
  ...Object.keys(perceptionFields),
]

const kindNames: Record<string, string> = words.ComprobanteTipo
const nameOf = (value: string | number) => kindNames[value] ?? value

/** The part of a name that one of several columns says. Throws 400 if two of them differ. */
function agreed<T extends string | number>(field: string, values: (T | undefined)[], missing: string): T {
  const [value, other] = new Set(values.filter((each) => each !== undefined))
  if (value === undefined) throw invalid(field, missing)
  if (other !== undefined) throw invalid(field, `Las columnas dicen dos cosas: ${nameOf(value)} y ${nameOf(other)}.`)
  return value
}

/** What identifies a document. Throws 400 with the cell that does not say it. */
function documentNumber(row: Values): DocumentNumber {
  const number = readNumber(valueOf(row, 'numeroCompleto') ?? '')
  if (!number) throw invalid('numeroCompleto', 'Escribilo como A 0003-00001234.')
  const text = valueOf(row, 'tipo')
  const kind = text === undefined ? {} : readKind(text)
  if (!kind) throw invalid('tipo', 'Decí si es factura, nota de débito, nota de crédito, recibo o ticket.')
  const letters = [valueOf(row, 'letra'), number.letra, kind.letra]
  return {
    proveedorId: valueOf(row, 'proveedorId')!,
    tipo: agreed(
      'tipo',
      [kind.tipo, number.tipo],
      'Decí si es factura, nota de débito, nota de crédito, recibo o ticket.',
    ),
    letra: agreed('numeroCompleto', letters, 'Falta la letra: escribilo como A 0003-00001234.'),
    puntoVenta: agreed(
      'numeroCompleto',
      [number.puntoVenta, valueOf<number>(row, 'puntoVenta')],
      'Falta el punto de venta: escribilo como A 0003-00001234.',
    ),
    numero: number.numero,
  }
}

/** Credit notes are stated without a sign; sheets often subtract them. */
function withoutSign(row: Values): Values {
  const amounts = amountNames.flatMap((name) => {
    const amount = valueOf(row, name)
    return amount === undefined ? [] : [[name, amount.replace(/^-/, '')]]
  })
  return { ...row, ...Object.fromEntries(amounts) }
}

function perceptionsOf(row: Values) {
  return perceptions.flatMap(({ name, impuesto }) => {
    const amount = valueOf(row, name)
    if (isZero(amount)) return []
    return [{ impuesto, importe: amount!, ...(impuesto === 'iibb' && { jurisdiccion: valueOf(row, 'jurisdiccion') }) }]
  })
}

function bodyOf(rows: [Values, ...Values[]]): Values {
  requireCounted(rows[0])
  const own = documentNumber(rows[0])
  const signed = own.tipo === 'notaCredito' ? rows.map(withoutSign) : rows
  const row = sharedValues(signed, shared)
  const iva = vatOf(row)
  const percepciones = perceptionsOf(row)
  const names = ['fecha', 'vencimiento', 'moneda', 'neto', 'noGravado', 'exento', 'impuestosInternos', 'otrosTributos']
  const more = ['total', 'contratoId', 'caeVence', 'nota']
  return definedFields({
    ...Object.fromEntries([...names, ...more].map((name) => [name, valueOf(row, name)])),
    ...own,
    cotizacion: rateOf(row),
    ...(iva.length > 0 && { iva }),
    ...(percepciones.length > 0 && { percepciones: percepciones.map(definedFields) }),
    cae: valueOf(row, 'cae')?.replaceAll(/\s/g, ''),
    imputaciones: signed.map((line) =>
      definedFields({ rubroId: valueOf(line, 'rubroId'), importe: valueOf(line, 'importeRubro') }),
    ),
  })
}

/** As `documentNumber`; undefined for a row that does not say it. */
function numberOf(row: Values): DocumentNumber | undefined {
  try {
    return documentNumber(row)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

export const comprobantes: RecordNoun = {
  operation: 'createComprobante',
  entidad: 'comprobante',
  fields,
  key: ['numeroCompleto', 'proveedorId', 'tipo', 'letra', 'puntoVenta'],
  lines,
  bodyOf,
  existing: ({ db, proyectoId }, rows) => findByNumber(db, proyectoId, rows.map(numberOf)),
  create: ({ ctx, proyectoId }, bodies) =>
    createLoadedComprobantes(ctx, proyectoId, bodies as Body<'createComprobante'>[]),
  confirm: ({ ctx, proyectoId }, made) => confirmLoadedComprobantes(ctx, proyectoId, made),
  current: ({ db, proyectoId }, ids) => currentComprobantes(db, proyectoId, ids),
  undo: ({ ctx, db, proyectoId }, made, motivo) => undoLoadedComprobantes(ctx, { db, proyectoId, motivo }, made),
}
