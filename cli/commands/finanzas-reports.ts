/** `obra finanzas certificados`, `flujo` and `cuenta-corriente`: what is not one address a noun. */
import type { Command } from 'commander'
import {
  addList,
  fieldsOf,
  listed,
  recordsOf,
  showRecord,
  type CompanyRecord,
  type Noun,
} from '../lib/company-records.ts'
import { examples, numericId } from '../lib/spanish.ts'
import { addValuation, valuationAsked, type ValuationOptions } from '../lib/valuation.ts'

const certificados: Noun = {
  name: 'certificados',
  scope: 'project',
  columns: [
    'numero',
    'contratoId',
    'contrato',
    'proveedor',
    'periodo',
    'moneda',
    'neto',
    'saldo',
    'estado',
    'estadoPago',
  ],
  filters: ['estado', 'estadoPago', 'contratoId', 'proveedorId', 'moneda'],
  valued: ['brutoAjustado', 'neto'],
}
/** The certificates of one contract: their address is below it. */
const ofContract = (contrato: string): Noun => ({
  ...certificados,
  name: `contratos/${encodeURIComponent(contrato)}/certificados`,
})
const newHeaders = () => ({ 'Idempotency-Key': crypto.randomUUID() })

const steps = [
  ['emitir', 'Fija sus importes y le da número', false],
  ['aprobar', 'Desde ahora se debe', false],
  ['rechazar', 'Lo devuelve', true],
  ['anular', 'Anula lo emitido o aprobado', true],
] as const

/** `obra finanzas certificados`. */
export function addCertificates(parent: Command): void {
  const command = parent.command('certificados').description('Los certificados mensuales de los contratos')
  addList(command, certificados)
  const show = command.command('show').description('Muestra un certificado').argument('<id>', 'El id del certificado')
  show
    .requiredOption('--contrato <id>', 'El contrato')
    .action(async (id: string, { contrato }: { contrato: string }) => {
      const noun = ofContract(contrato)
      const { output, send } = recordsOf(show, noun)
      showRecord(output, noun, await send('GET', { id }))
    })
  const create = command.command('create').description('Empieza el certificado de un mes')
  create
    .argument('<campo=valor...>', 'Los datos, con los nombres del contrato')
    .requiredOption('--contrato <id>', 'El contrato')
    .action(async (pairs: string[], { contrato }: { contrato: string }) => {
      const noun = ofContract(contrato)
      const { output, send } = recordsOf(create, noun)
      showRecord(output, noun, await send('POST', { body: fieldsOf('certificados', pairs), headers: newHeaders() }))
    })
  for (const [step, description, hasReason] of steps) addContractStep(command, step, description, hasReason)
  examples(command, [
    ['obra finanzas certificados list --filtro estadoPago=pendiente', 'lo que falta pagar'],
    ['obra finanzas certificados aprobar ID --contrato ID', 'desde ahora se debe'],
  ])
}

type StepOptions = { contrato: string; motivo?: string }

function addContractStep(parent: Command, step: string, description: string, hasReason: boolean): void {
  const command = parent.command(step).description(description).argument('<id>', 'El id del certificado')
  command.requiredOption('--contrato <id>', 'El contrato')
  if (hasReason) command.requiredOption('--motivo <texto>', 'Por qué')
  command.action(async (id: string, { contrato, motivo }: StepOptions) => {
    const noun = ofContract(contrato)
    const { output, send } = recordsOf(command, noun)
    const { version } = await send<CompanyRecord>('GET', { id })
    const body = { version, ...(motivo !== undefined && { motivo }) }
    showRecord(output, noun, await send('POST', { id, step, body, headers: newHeaders() }))
  })
}

type Flow = { meses: Record<string, string>[] }
const flowColumns = ['mes', 'cobros', 'pagos', 'comprobantes', 'certificados', 'contratos', 'neto', 'acumulado']

/** `obra finanzas flujo`: the whole answer as JSON, its months as a table. */
export function addFlow(parent: Command): void {
  const command = parent.command('flujo').description('El flujo de caja por mes, real y previsto')
  addValuation(command)
    .option('--desde <mes>', 'El primer mes, AAAA-MM')
    .option('--hasta <mes>', 'El último mes, AAAA-MM')
    .action(async ({ desde, hasta, ...valuation }: ValuationOptions & { desde?: string; hasta?: string }) => {
      const query = { desde, hasta, ...valuationAsked(valuation) }
      const { output, send } = recordsOf(command, { name: 'flujo', scope: 'project' })
      const { meses } = await send<Flow>('GET', { query })
      const columns = flowColumns.map((name) => ({
        title: name.toUpperCase(),
        value: (row: Flow['meses'][number]) => row[name] ?? '',
      }))
      output.rows(meses, columns, 'No hay nada que mostrar.')
    })
  examples(command, [
    ['obra finanzas flujo --desde 2026-01 --hasta 2026-12', 'un año'],
    ['obra finanzas flujo --valuacion dolar --json', 'en dólares MEP, con la regla y los avisos'],
  ])
}

const movements: Noun = {
  name: 'cuenta-corriente',
  scope: 'project',
  columns: ['fecha', 'entidad', 'nombre', 'moneda', 'debe', 'haber', 'saldo'],
}
const balances: Noun = {
  name: 'cuentas-corrientes',
  scope: 'project',
  columns: ['proveedorId', 'proveedor', 'moneda', 'debe', 'haber', 'saldo'],
}
type Account = { items: CompanyRecord[]; total: number }
type AccountOptions = {
  moneda?: string
  desde?: string
  hasta?: string
  page?: number
  size?: number
} & ValuationOptions

/** `obra finanzas cuenta-corriente [proveedor]`: what one is owed movement by movement, or what all are. */
export function addAccount(parent: Command): void {
  const command = parent.command('cuenta-corriente').description('Lo que se debe a los proveedores')
  command.argument('[proveedor]', 'El id de un proveedor: sus movimientos')
  addValuation(command)
    .option('--moneda <moneda>', 'Solo lo que es en esta moneda')
    .option('--desde <fecha>', 'Desde este día, AAAA-MM-DD')
    .option('--hasta <fecha>', 'Hasta este día, AAAA-MM-DD')
    .option('--page <número>', 'La página, desde 1', numericId)
    .option('--size <número>', 'Cuántos por página, de 10 a 200', numericId, 200)
    .action(async (proveedorId: string | undefined, options: AccountOptions) => {
      const noun = proveedorId === undefined ? balances : movements
      const { output, send } = recordsOf(command, noun)
      const { moneda, desde, hasta, page, size } = options
      const asked = { moneda, page, size, ...valuationAsked(options) }
      const query = proveedorId === undefined ? asked : { proveedorId, desde, hasta, ...asked }
      listed(output, noun, await send<Account>('GET', { query }))
    })
  examples(command, [
    ['obra finanzas cuenta-corriente', 'lo que se debe a cada uno'],
    ['obra finanzas cuenta-corriente ID --moneda ARS', 'los movimientos de uno'],
  ])
}
