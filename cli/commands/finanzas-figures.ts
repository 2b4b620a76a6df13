/**
 * `obra finanzas control`, `resumen`, `flujo`, `deudas` and `vencimientos` of the chosen project (docs/domain/control.md).
 * As JSON each is the response that its screen shows.
 */
import { Option, type Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { recordsOf } from '../lib/company-records.ts'
import { table } from '../lib/output.ts'
import { examples, numericId } from '../lib/spanish.ts'
import { addValuation, valuationQuery, type ValuationOptions } from '../lib/valuation.ts'

type Schemas = components['schemas']
type ValuedAnswer = { valuacion: { nombre: string; regla: string }; avisos: string[] }

const width = () => process.stdout.columns ?? Infinity

/** A table, followed by the valuation's rule and warnings. */
const withNotes = (rows: string, { valuacion, avisos }: ValuedAnswer, more: string[] = []) =>
  `${rows}\n\n${[`${valuacion.nombre}: ${valuacion.regla}`, ...avisos, ...more].join('\n')}`

/** Columns that are never truncated, named after their fields. */
const wholeColumns = <Name extends string>(names: readonly Name[]) =>
  names.map((name) => ({
    title: name.toUpperCase(),
    value: (row: Partial<Record<Name, string | number | null>>) => String(row[name] ?? '—'),
    isWhole: true,
  }))

const amounts = [
  'vigente',
  'comprometido',
  'ejecutado',
  'pagado',
  'saldo',
  'ajusteContratos',
  'proyeccion',
  'costoFinal',
  'desvio',
] as const

function controlText(found: Schemas['ControlPresupuestario']): string {
  const { items, totales, total } = found
  const rows = [...items, { ...totales, codigo: '', nombre: 'Total' }]
  const columns = [
    { title: 'CÓDIGO', value: ({ codigo }: (typeof rows)[number]) => codigo, isWhole: true },
    { title: 'NOMBRE', value: ({ nombre }: (typeof rows)[number]) => nombre },
    ...wholeColumns(amounts),
  ]
  const more = items.length < total ? [`Se ven ${items.length} de ${total}: seguí con --page.`] : []
  return withNotes(table(rows, columns, width()), found, more)
}

type ControlOptions = ValuationOptions & { agrupar?: string; rubro?: string; page?: number; size: number }

/** `obra finanzas control`. */
export function addControl(parent: Command): void {
  const command = parent.command('control').description('El control presupuestario, por rubro, ítem o proveedor')
  addValuation(command)
    .addOption(new Option('--agrupar <qué>', 'Qué es cada fila').choices(['rubro', 'item', 'proveedor']))
    .option('--rubro <id>', 'Solo este rubro y los de abajo')
    .option('--page <número>', 'La página, desde 1', numericId)
    .option('--size <número>', 'Cuántos por página, de 10 a 200', numericId, 200)
    .action(async ({ agrupar, rubro, page, size, ...valuation }: ControlOptions) => {
      const { output, send } = recordsOf(command, { name: 'control-presupuestario', scope: 'project' })
      const query = { agrupar, page, size, rubroId: rubro, ...valuationQuery(valuation) }
      output.show(await send<Schemas['ControlPresupuestario']>('GET', { query }), controlText)
    })
  examples(command, [
    ['obra finanzas control', 'por rubro, como se cargó'],
    ['obra finanzas control --valuacion dolar --json', 'en dólares, para un script'],
    ['obra finanzas control --agrupar item --rubro ID', 'los ítems de un rubro'],
  ])
}

function summaryText(found: Schemas['ControlResumen']): string {
  const { totales, avanceFisico, avanceEconomico, vencimientos, cruces, curva } = found
  const share = (value: string | null) => (value === null ? 'sin dato' : `${value} %`)
  const rows = [
    ...amounts.map((field) => [field.toUpperCase(), totales[field] ?? '—']),
    ['AVANCE FÍSICO', share(avanceFisico)],
    ['AVANCE ECONÓMICO', share(avanceEconomico)],
    ['VENCIDO', vencimientos.vencido.importe],
    ['VENCE EN 7 DÍAS', vencimientos.en7Dias.importe],
    ['VENCE EN 30 DÍAS', vencimientos.en30Dias.importe],
  ]
  const columns = ['QUÉ', 'CUÁNTO'].map((title, at) => ({ title, value: (row: string[]) => row[at]!, isWhole: true }))
  const look = cruces.length > 0 ? ['', 'Para mirar:', ...cruces.map(({ texto }) => `- ${texto}`)] : []
  return withNotes(table(rows, columns, width()), found, [curva.estimacion, ...look])
}

/** `obra finanzas resumen`. */
export function addSummary(parent: Command): void {
  const command = parent.command('resumen').description('Cómo está el proyecto: presupuesto, avance, vencimientos')
  addValuation(command).action(async (valuation: ValuationOptions) => {
    const { output, send } = recordsOf(command, { name: 'control-presupuestario/resumen', scope: 'project' })
    output.show(await send<Schemas['ControlResumen']>('GET', { query: valuationQuery(valuation) }), summaryText)
  })
  examples(command, [
    ['obra finanzas resumen', 'como se cargó'],
    ['obra finanzas resumen --jq .curva.estimacion', 'cuándo termina a este ritmo'],
  ])
}

const flowColumns = [
  'mes',
  'cobros',
  'pagos',
  'comprobantes',
  'certificados',
  'contratos',
  'fondoReparo',
  'sinContratar',
  'neto',
  'acumulado',
] as const

function flowText(found: Schemas['Flujo']): string {
  const { meses, totales } = found
  const rows = [...meses, { ...totales, mes: 'Total', acumulado: '' }]
  return withNotes(table(rows, wholeColumns(flowColumns), width()), found)
}

type FlowOptions = ValuationOptions & { desde?: string; hasta?: string; soloContratado?: boolean }

/** `obra finanzas flujo`. */
export function addFlow(parent: Command): void {
  const command = parent.command('flujo').description('El flujo de caja por mes, real y previsto')
  addValuation(command)
    .option('--desde <mes>', 'El primer mes, AAAA-MM')
    .option('--hasta <mes>', 'El último mes, AAAA-MM')
    .option('--solo-contratado', 'Sin el presupuesto que todavía no se contrató')
    .action(async ({ desde, hasta, soloContratado, ...valuation }: FlowOptions) => {
      const { output, send } = recordsOf(command, { name: 'flujo', scope: 'project' })
      const query = { desde, hasta, soloContratado, ...valuationQuery(valuation) }
      output.show(await send<Schemas['Flujo']>('GET', { query }), flowText)
    })
  examples(command, [
    ['obra finanzas flujo --desde 2026-01 --hasta 2026-12', 'un año'],
    ['obra finanzas flujo --valuacion dolar --json', 'en dólares, con la regla y los avisos'],
  ])
}

function dueText(found: Schemas['Vencimientos']): string {
  const { vencido, en7Dias, en30Dias, semanas, masAdelante } = found
  const rows = [
    { cuando: 'Vencido', ...vencido },
    { cuando: 'En 7 días', ...en7Dias },
    { cuando: 'En 30 días', ...en30Dias },
    ...semanas.map((week) => ({ cuando: `${week.desde} a ${week.hasta}`, ...week })),
    { cuando: 'Más adelante', ...masAdelante },
  ]
  const columns = [
    { title: 'CUÁNDO', value: ({ cuando }: (typeof rows)[number]) => cuando, isWhole: true },
    ...wholeColumns(['cantidad', 'importe']),
  ]
  return withNotes(table(rows, columns, width()), found)
}

function debtsText({ moneda, impago, sinFacturar, retenido }: Schemas['Deudas']): string {
  const rows = Object.entries({ IMPAGO: impago, 'CERTIFICADO SIN FACTURAR': sinFacturar, RETENIDO: retenido })
  const columns = [
    { title: 'QUÉ', value: ([name]: (typeof rows)[number]) => name, isWhole: true },
    { title: 'CANTIDAD', value: ([, { cantidad }]: (typeof rows)[number]) => String(cantidad), isWhole: true },
    { title: moneda, value: ([, { importe }]: (typeof rows)[number]) => importe, isWhole: true },
  ]
  return table(rows, columns, width())
}

/** `obra finanzas deudas`. */
export function addDebts(parent: Command): void {
  const command = parent
    .command('deudas')
    .description('Lo que queda abierto con los proveedores: antes de terminar una obra')
  command.action(async () => {
    const { output, send } = recordsOf(command, { name: 'deudas', scope: 'project' })
    output.show(await send<Schemas['Deudas']>('GET'), debtsText)
  })
  examples(command, [
    ['obra finanzas deudas', 'impago, certificado sin facturar y retenido'],
    ['obra finanzas deudas --jq .retenido.importe', 'lo que falta liberar'],
  ])
}

/** `obra finanzas vencimientos`. */
export function addDue(parent: Command): void {
  const command = parent.command('vencimientos').description('Lo que falta pagar, vencido y por semana')
  addValuation(command)
    .option('--semanas <número>', 'Cuántas semanas, de 1 a 53', numericId)
    .action(async ({ semanas, ...valuation }: ValuationOptions & { semanas?: number }) => {
      const { output, send } = recordsOf(command, { name: 'vencimientos', scope: 'project' })
      const query = { semanas, ...valuationQuery(valuation) }
      output.show(await send<Schemas['Vencimientos']>('GET', { query }), dueText)
    })
  examples(command, [
    ['obra finanzas vencimientos', 'esta semana y las ocho que siguen'],
    ['obra finanzas vencimientos --jq .en7Dias.importe', 'lo que vence en 7 días'],
  ])
}
