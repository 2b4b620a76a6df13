/** `obra finanzas control`: the control of the chosen project's budget (modules.md, section 4). */
import { Option, type Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { recordsOf } from '../lib/company-records.ts'
import { table } from '../lib/output.ts'
import { examples, numericId } from '../lib/spanish.ts'
import { addValuation, valuationAsked, type ValuationOptions } from '../lib/valuation.ts'

type Control = components['schemas']['ControlPresupuestario']
type Options = ValuationOptions & {
  agrupar?: string
  rubro?: string
  page?: number
  size: number
}

const amounts = [
  'vigente',
  'comprometido',
  'ejecutado',
  'pagado',
  'saldo',
  'proyeccion',
  'costoFinal',
  'desvio',
] as const

/** The table with its totals, and below it the rule and what to know of the numbers. */
function text({ items, totales, valuacion, avisos, total }: Control): string {
  const rows = [...items, { ...totales, codigo: '', nombre: 'Total' }]
  const columns = [
    { title: 'CÓDIGO', value: ({ codigo }: (typeof rows)[number]) => codigo, isWhole: true },
    { title: 'NOMBRE', value: ({ nombre }: (typeof rows)[number]) => nombre },
    ...amounts
      .filter((field) => totales[field] !== null)
      .map((field) => ({
        title: field.toUpperCase(),
        value: (row: (typeof rows)[number]) => row[field] ?? '',
        isWhole: true,
      })),
  ]
  const more = items.length < total ? [`Se ven ${items.length} de ${total}: seguí con --page.`] : []
  const notes = [`${valuacion.nombre}: ${valuacion.regla}`, ...avisos, ...more]
  return `${table(rows, columns, process.stdout.columns ?? Infinity)}\n\n${notes.join('\n')}`
}

export function addControl(parent: Command): void {
  const command = parent.command('control').description('El control presupuestario, por rubro, ítem o proveedor')
  addValuation(command)
    .addOption(new Option('--agrupar <qué>', 'Qué es cada fila').choices(['rubro', 'item', 'proveedor']))
    .option('--rubro <id>', 'Solo este rubro y los de abajo')
    .option('--page <número>', 'La página, desde 1', numericId)
    .option('--size <número>', 'Cuántos por página, de 10 a 200', numericId, 200)
    .action(async ({ agrupar, rubro, page, size, ...valuation }: Options) => {
      const { output, send } = recordsOf(command, { name: 'control-presupuestario', scope: 'project' })
      const query = { agrupar, page, size, rubroId: rubro, ...valuationAsked(valuation) }
      output.show(await send<Control>('GET', { query }), text)
    })
  examples(command, [
    ['obra finanzas control', 'por rubro, como se cargó'],
    ['obra finanzas control --valuacion dolar --json', 'en dólares MEP, para un script'],
    ['obra finanzas control --agrupar item --rubro ID', 'los ítems de un rubro'],
  ])
}
