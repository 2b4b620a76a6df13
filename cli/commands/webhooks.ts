/** `obra webhooks`: a company's webhooks; administrators only. */
import { Option, type Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { showList, recordsOf, showRecord, type CompanyRecord, type Noun } from '../lib/company-records.ts'
import { Failure, notFoundFailure, usageFailure } from '../lib/failure.ts'
import { examples, numericId } from '../lib/spanish.ts'

type Schemas = components['schemas']
// Records, so that a missing event of the contract does not compile.
const events: Record<Schemas['WebhookEvento'], true> = {
  finances: true,
  stock: true,
  plan: true,
  calendar: true,
  documents: true,
  catalogues: true,
  inventory: true,
  boards: true,
  files: true,
  selection: true,
}
const deliveryStates: Record<Schemas['WebhookEntregaEstado'], true> = {
  pendiente: true,
  entregada: true,
  fallida: true,
}
const webhook: Noun = { name: 'webhooks', columns: ['nombre', 'url', 'estado', 'eventos'] }
const delivery: Noun = {
  name: 'entregas',
  columns: ['creada', 'evento', 'estado', 'intentos', 'codigo', 'duracionMs', 'error'],
}

const eventOption = () =>
  new Option('--evento <evento...>', 'De qué avisa; sin esto, de todo').choices(Object.keys(events))
/** Requests on the deliveries of one webhook. */
const deliveriesOf = (command: Command, id: string) =>
  recordsOf(command, { name: `webhooks/${encodeURIComponent(id)}/entregas` })

type CreatedWebhook = { webhook: CompanyRecord; secreto: string }

function showSecret(output: ReturnType<typeof recordsOf>['output'], made: CreatedWebhook): void {
  if (!output.isJson) process.stderr.write('Guardá el secreto ahora: no se vuelve a mostrar.\n')
  output.show(made, ({ webhook: { id }, secreto }) => `${String(id)}\n${secreto}`)
}

function addCreate(parent: Command): void {
  const command = parent.command('create').description('Agrega un webhook; su secreto se muestra una sola vez')
  command
    .argument('<nombre>', 'Qué sistema lo recibe')
    .argument('<url>', 'Adónde se manda, con https://')
    .addOption(eventOption())
    .action(async (nombre: string, url: string, { evento: eventos }: { evento?: string[] }) => {
      const { output, send } = recordsOf(command, webhook)
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      showSecret(
        output,
        await send<CreatedWebhook>('POST', { body: { nombre, url, ...(eventos && { eventos }) }, headers }),
      )
    })
  examples(command, [
    ["obra webhooks create 'Sistema contable' https://contable.empresa.com/obra", 'avisa de todo'],
    ['obra webhooks create Tablero https://tablero.empresa.com/obra --evento finances', 'solo de Finanzas'],
  ])
}

type Change = { nombre?: string; url?: string; evento?: string[]; encender?: boolean; apagar?: boolean }

function addUpdate(parent: Command): void {
  const command = parent.command('update').alias('edit').description('Cambia un webhook, lo apaga o lo enciende')
  command
    .argument('<id>', 'El id del webhook')
    .option('--nombre <texto>', 'Qué sistema lo recibe')
    .option('--url <dirección>', 'Adónde se manda')
    .addOption(eventOption())
    .option('--encender', 'Lo enciende, también después de que se apagó solo')
    .addOption(new Option('--apagar', 'Deja de mandarle avisos').conflicts('encender'))
    .action(async (id: string, { nombre, url, evento: eventos, encender, apagar }: Change) => {
      const isOn = encender ? true : apagar ? false : undefined
      const fields = { nombre, url, eventos, activo: isOn }
      if (Object.values(fields).every((value) => value === undefined))
        throw usageFailure('Decí qué cambia: --nombre, --url, --evento, --encender o --apagar.')
      const { output, send } = recordsOf(command, webhook)
      const { version } = await find(send, id)
      showRecord(output, webhook, await send('PATCH', { id, body: { version, ...fields } }))
    })
  examples(command, [
    ['obra webhooks update ID --apagar', 'deja de mandarle avisos'],
    ['obra webhooks update ID --evento finances catalogues', 'solo de eso'],
  ])
}

/** Finds a webhook. A company has at most twenty, so one page has them all. */
async function find(send: ReturnType<typeof recordsOf>['send'], id: string): Promise<CompanyRecord> {
  const { items } = await send<{ items: CompanyRecord[] }>('GET', { query: { size: 200 } })
  const found = items.find((each) => each.id === id)
  if (!found) throw notFoundFailure(`No hay un webhook con el id ${id}. Mirá cuáles hay con: obra webhooks list`)
  return found
}

function addDelete(parent: Command): void {
  const command = parent.command('delete').description('Borra un webhook y su registro')
  command.argument('<id>', 'El id del webhook').action(async (id: string) => {
    const { output, send } = recordsOf(command, webhook)
    await send('DELETE', { id })
    output.show({ id }, () => 'Se borró el webhook.')
  })
  examples(command, [['obra webhooks delete ID', 'el id es el de: obra webhooks list']])
}

function addSecret(parent: Command): void {
  const command = parent.command('secret').description('Renueva el secreto; el de antes firma también por 24 horas')
  command.argument('<id>', 'El id del webhook').action(async (id: string) => {
    const { output, send } = recordsOf(command, webhook)
    showSecret(output, await send<CreatedWebhook>('POST', { id, step: 'secreto' }))
  })
  examples(command, [['obra webhooks secret ID', 'lo muestra una sola vez']])
}

type LogOptions = { estado?: string; page?: number; size?: number }

function addLog(parent: Command): void {
  const command = parent.command('log').description('Lista lo que se mandó a un webhook en los últimos 30 días')
  command
    .argument('<id>', 'El id del webhook')
    .addOption(new Option('--estado <estado>', 'Solo lo que está así').choices(Object.keys(deliveryStates)))
    .option('--page <número>', 'La página, desde 1', numericId)
    .option('--size <número>', 'Cuántas por página, de 10 a 200', numericId, 50)
    .action(async (id: string, query: LogOptions) => {
      const { output, send } = deliveriesOf(command, id)
      showList(output, delivery, await send('GET', { query }))
    })
  examples(command, [
    ['obra webhooks log ID', 'lo último primero'],
    ['obra webhooks log ID --estado fallida --json', 'con lo que se mandó y lo que contestó'],
  ])
}

const mostWaitMilliseconds = 20_000

/** Waits until the requested delivery was tried, and shows the outcome. */
async function showOutcome(command: Command, webhookId: string, id: string): Promise<void> {
  const { output, send } = deliveriesOf(command, webhookId)
  const since = Date.now()
  for (;;) {
    const { items } = await send<{ items: CompanyRecord[] }>('GET', { query: { size: 200 } })
    const sent = items.find((each) => each.id === id)
    const isOver = Date.now() - since > mostWaitMilliseconds
    const isTried = sent?.estado !== 'pendiente' || sent.error !== null
    if (sent && (isTried || isOver)) {
      showRecord(output, delivery, sent)
      if (sent.estado !== 'entregada')
        throw new Failure(`No se entregó: ${String(sent.error ?? 'todavía no contestó')}`)
      return
    }
    if (isOver) throw notFoundFailure('Lo que se mandó ya no está en las últimas 200 entregas.')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

function addTest(parent: Command): void {
  const command = parent.command('test').description('Manda una prueba y dice cómo le fue')
  command.argument('<id>', 'El id del webhook').action(async (id: string) => {
    const { send } = recordsOf(command, webhook)
    const { id: sent } = await send<CompanyRecord>('POST', { id, step: 'prueba' })
    await showOutcome(command, id, String(sent))
  })
  examples(command, [['obra webhooks test ID', 'sale con 1 si no se entregó']])
}

function addResend(parent: Command): void {
  const command = parent.command('resend').description('Envía algo de nuevo, con el mismo webhook-id')
  command
    .argument('<id>', 'El id del webhook')
    .argument('<entrega>', 'El id de la entrega')
    .action(async (id: string, sent: string) => {
      const { send } = deliveriesOf(command, id)
      await send('POST', { id: sent, step: 'reenviar' })
      await showOutcome(command, id, sent)
    })
  examples(command, [['obra webhooks resend ID ENTREGA', 'el id de la entrega es el de: obra webhooks log ID']])
}

function addListOf(parent: Command): void {
  const command = parent.command('list').description('Lista los webhooks de la empresa')
  command.action(async () => {
    const { output, send } = recordsOf(command, webhook)
    showList(output, webhook, await send('GET', { query: { size: 200 } }))
  })
  examples(command, [['obra webhooks list', 'con su id y su estado']])
}

/** `obra webhooks` */
export function webhooks(command: Command): void {
  for (const add of [addListOf, addCreate, addUpdate, addDelete, addSecret, addTest, addLog, addResend]) add(command)
  examples(command, [
    ["obra webhooks create 'Sistema contable' https://contable.empresa.com/obra", 'avisa de todo lo que cambia'],
    ['obra webhooks log ID', 'qué se le mandó y qué contestó'],
  ])
}
