/** `obra aprobaciones`: who may approve what in a company, and what waits (docs/domain/approvals.md). */
import type { Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { recordsOf, showList, type CompanyRecord, type Noun } from '../lib/company-records.ts'
import { usageFailure } from '../lib/failure.ts'
import { examples, numericId } from '../lib/spanish.ts'

type Rules = components['schemas']['Aprobaciones']
type Rule = components['schemas']['AprobacionRegla']
type Output = ReturnType<typeof recordsOf>['output']

const pending: Noun = {
  name: 'aprobaciones/pendientes',
  columns: ['entidad', 'titulo', 'proyecto', 'importe', 'moneda', 'cargadoPor', 'puede'],
}

function showRules(output: Output, rules: Rules): void {
  const lines = rules.reglas.map(({ entidad, moneda, hasta }) => `${entidad}:${moneda}=${hasta}`)
  output.show(rules, () => [...lines, `Quien carga no aprueba: ${rules.cargaNoAprueba ? 'sí' : 'no'}`].join('\n'))
}

/** `certificado:ARS=1000000`; the contract checks the words. */
function ruleOf(text: string): Rule {
  const [, entidad, moneda, hasta] = /^(\w+):(\w+)=([\d.]+)$/.exec(text) ?? []
  if (!entidad)
    throw usageFailure(`Una regla se escribe entidad:moneda=tope, como pago:ARS=1000000, y '${text}' no es así.`)
  return { entidad, moneda, hasta, rol: 'miembro' } as Rule
}

function addShow(parent: Command): void {
  const command = parent.command('show').description('Muestra las reglas: hasta cuánto aprueba un miembro')
  command.action(async () => {
    const { output, send } = recordsOf(command, { name: 'aprobaciones' })
    showRules(output, await send<Rules>('GET'))
  })
  examples(command, [['obra aprobaciones show', 'las reglas de la empresa']])
}

function addSet(parent: Command): void {
  const command = parent.command('set').description('Reemplaza las reglas; sin ninguna, cada miembro aprueba todo')
  command
    .argument('[reglas...]', 'Como entidad:moneda=tope; entidad es certificado, pago o presupuesto')
    .option('--carga-no-aprueba', 'Quien carga no aprueba, tampoco un administrador')
    .action(async (texts: string[], { cargaNoAprueba = false }: { cargaNoAprueba?: boolean }) => {
      const reglas = texts.map(ruleOf)
      const { output, send } = recordsOf(command, { name: 'aprobaciones' })
      const { version } = await send<Rules>('GET')
      showRules(output, await send<Rules>('PUT', { body: { reglas, cargaNoAprueba, version } }))
    })
  examples(command, [
    ['obra aprobaciones set certificado:ARS=10000000 pago:ARS=2000000', 'dos topes'],
    ['obra aprobaciones set pago:USD=0 --carga-no-aprueba', 'los pagos en dólares, solo un administrador'],
    ['obra aprobaciones set', 'saca todas las reglas'],
  ])
}

function addPending(parent: Command): void {
  const command = parent.command('list').description('Lista lo que espera una aprobación')
  command
    .option('--page <número>', 'La página, desde 1', numericId)
    .option('--limit <número>', 'Cuántas por página, de 10 a 200', numericId, 200)
    .action(async ({ page, limit: size }: { page?: number; limit: number }) => {
      const query = { ...(page !== undefined && { page }), size }
      const { output, send } = recordsOf(command, pending)
      showList(output, pending, await send<{ items: CompanyRecord[]; total: number }>('GET', { query }))
    })
  examples(command, [['obra aprobaciones list', 'de los proyectos que ves, lo más viejo primero']])
}

/** `obra aprobaciones` */
export function aprobaciones(command: Command): void {
  for (const add of [addShow, addSet, addPending]) add(command)
  examples(command, [
    ['obra aprobaciones show', 'hasta cuánto aprueba un miembro'],
    ['obra aprobaciones list', 'lo que espera una aprobación'],
  ])
}
