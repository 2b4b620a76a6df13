import type { Columna, Control, Fila } from './queries.ts'

export type AmountField = keyof Control['totales']

type ControlColumn = { field: AmountField; title: string; help: string; opens?: Columna }

/** The columns of the control. `opens`: the column whose movements make up the amount. */
export const columns: ControlColumn[] = [
  { field: 'original', title: 'Original', help: 'Lo que dice el presupuesto aprobado.', opens: 'original' },
  {
    field: 'modificaciones',
    title: 'Modif.',
    help: 'Adicionales y economías aprobados después.',
    opens: 'modificaciones',
  },
  { field: 'vigente', title: 'Vigente', help: 'Original más modificaciones aprobadas.', opens: 'vigente' },
  {
    field: 'comprometido',
    title: 'Comprometido',
    help: 'Contratos vigentes enteros, lo certificado de los que terminaron, y comprobantes registrados fuera de contratos.',
    opens: 'comprometido',
  },
  {
    field: 'ejecutado',
    title: 'Ejecutado',
    help: 'Certificados aprobados (bruto más ajuste) y comprobantes registrados fuera de contratos.',
    opens: 'ejecutado',
  },
  {
    field: 'pagado',
    title: 'Pagado',
    help: 'Pagos registrados: de cada documento, la parte que corresponde a su neto, sin IVA.',
    opens: 'pagado',
  },
  { field: 'saldo', title: 'Saldo', help: 'Vigente menos comprometido: lo que todavía se puede comprometer.' },
  {
    field: 'ajusteContratos',
    title: 'Ajuste contr.',
    help: 'Lo que el índice suma a los contratos vigentes: lo ya certificado y, al último valor del índice, lo que falta certificar.',
    opens: 'ajusteContratos',
  },
  {
    field: 'proyeccion',
    title: 'Proyección',
    help: 'Lo que se espera gastar además de lo comprometido, rubro por rubro: puesto a mano o, si no, el saldo cuando es positivo.',
  },
  {
    field: 'costoFinal',
    title: 'Costo final',
    help: 'Rubro por rubro: el mayor entre comprometido con su ajuste y ejecutado, más la proyección.',
  },
  { field: 'desvio', title: 'Desvío', help: 'Vigente menos costo final: en rojo, lo que se pasa del presupuesto.' },
]

const forecastFields = new Set<AmountField>(['ajusteContratos', 'proyeccion', 'costoFinal', 'desvio'])
const budgetFields = new Set<AmountField>(['original', 'modificaciones', 'vigente', 'saldo'])

/** Whether a row has the amount: by item and by supplier the last row, which is neither, has what the others do not have. */
export function hasAmount(agrupar: Control['agrupar'], row: Pick<Fila, 'item' | 'proveedorId'>, field: AmountField) {
  if (agrupar === 'rubro') return true
  const isOnlyByRubro = forecastFields.has(field) || (agrupar === 'proveedor' && budgetFields.has(field))
  return isOnlyByRubro === (row.item === null && row.proveedorId === null)
}

/** Whether an amount is red: executed or paid over the current budget, or a negative balance or deviation. */
export function isOver(field: AmountField, row: Pick<Fila, AmountField>): boolean {
  const { vigente, ejecutado, pagado } = row
  if (field === 'saldo' || field === 'desvio') return row[field]?.startsWith('-') ?? false
  const spent = field === 'ejecutado' ? ejecutado : field === 'pagado' ? pagado : null
  return vigente !== null && spent !== null && Number(spent) > Number(vigente)
}
