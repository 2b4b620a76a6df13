import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import type { Certificado } from './queries.ts'

export type Line = Certificado['lineas'][number] & { id: string }

type Column = AmountColumn<Line>

const overrunTone = ({ saldo }: Line) => (saldo?.startsWith('-') ? ('danger' as const) : undefined)
const quantity = { title: 'Cantidad', kind: 'decimal', width: 100 } as const
const percent = { title: '%', kind: 'decimal', width: 76 } as const
const amount = { title: 'Importe', kind: 'amount', width: 144 } as const

const itemColumns: Column[] = [
  { key: 'item', title: 'Ítem', value: ({ codigo, descripcion }) => `${codigo} ${descripcion}` },
  { key: 'unidad', title: 'Un.', width: 72, value: ({ unidad }) => unidad },
]
const columnsBeforePeriod: Column[] = [
  { ...quantity, key: 'cantidad', group: 'Contrato', value: (line) => line.cantidad },
  {
    key: 'precioUnitario',
    group: 'Contrato',
    title: 'Precio',
    kind: 'amount',
    width: 120,
    value: (line) => line.precioUnitario,
  },
  { ...quantity, key: 'cantidadAnterior', group: 'Anterior', value: (line) => line.cantidadAnterior },
]
const columnsAfterPeriod: Column[] = [
  {
    ...percent,
    key: 'porcentajeAcumulado',
    group: 'Acumulado',
    value: (line) => line.porcentajeAcumulado,
    tone: overrunTone,
  },
  { ...amount, key: 'importeAcumulado', group: 'Acumulado', value: (line) => line.importeAcumulado },
  { key: 'saldo', title: 'Saldo', kind: 'decimal', width: 104, value: (line) => line.saldo, tone: overrunTone },
]

/** The columns of the sheet, with the total of the period. In a draft, percentage and quantity of the period are editable. */
export function columnsOf({ bruto }: Certificado, isEditable: boolean): Column[] {
  const group = 'Del período'
  return [
    ...itemColumns,
    ...columnsBeforePeriod,
    { ...percent, key: 'porcentajePeriodo', group, min: 0, value: (line) => line.porcentajePeriodo, isEditable },
    { ...quantity, key: 'cantidadPeriodo', group, min: 0, value: (line) => line.cantidadPeriodo, isEditable },
    { ...amount, key: 'importe', group, value: (line) => line.importe, total: bruto },
    ...columnsAfterPeriod,
  ]
}
