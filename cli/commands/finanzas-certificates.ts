/** `obra finanzas certificados`: their paths are below those of their contracts. */
import type { Command } from 'commander'
import { addList, fieldsOf, recordsOf, showRecord, type CompanyRecord, type Noun } from '../lib/company-records.ts'
import { examples } from '../lib/spanish.ts'

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
    'totalAFacturar',
    'saldo',
    'estado',
    'estadoPago',
  ],
  filters: ['estado', 'estadoPago', 'contratoId', 'proveedorId', 'moneda'],
  valued: ['brutoAjustado', 'neto'],
}
/** The noun for the certificates of one contract. */
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
