/**
 * Sends webhook deliveries like the mailbox's outbox: reserved by one replica, retried with growing pauses. After a crash a
 * delivery may be sent twice, with the same id.
 */
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { notifyProblem } from '../members/door.ts'
import * as queries from './deliveries.queries.ts'
import { minutesFrom } from '../../lib/time.ts'

type Sending = Pick<Services, 'store' | 'clock' | 'background' | 'publicUrl' | 'webhooks'>

/** Minutes until the next try. After the last one, about a day and a half later, the delivery has failed. */
const pauses = [1, 5, 30, 120, 360, 1440]
/** Reservations expire after this time, longer than any batch; then another replica may try. */
const leaseMinutes = 3
/** The pause of a webhook after a failure, so that an unavailable receiver is not called for each delivery. */
const breakMinutes = 1
const batch = { most: 40, mostOfOne: 5 }
/** Then other jobs get their turn; the remaining deliveries follow within seconds. */
const mostBatches = 20
/** A webhook that fails for this long is switched off. */
const patienceMinutes = 3 * 24 * 60
const keptMinutes = 30 * 24 * 60
const mostAnswer = 1000

const inMinutes = ({ clock }: Pick<Services, 'clock'>, minutes: number) => minutesFrom(clock(), minutes)

/** Starts sending due deliveries in the background. */
export function sendSoon(services: Sending): void {
  services.background.run('send webhooks', () => sendDue(services))
}

/** Sends due deliveries. Replicas may run it concurrently: each delivery is reserved by one. */
export async function sendDue(services: Sending): Promise<void> {
  for (let round = 0; round < mostBatches; round++) {
    const due = await services.store.write(async (db) => {
      await services.store.lock(db, 'webhooks')
      const times = { now: inMinutes(services, 0), until: inMinutes(services, leaseMinutes) }
      return queries.takeDue(db, { ...times, ...batch, latest: inMinutes(services, Math.max(...pauses)) })
    })
    const byWebhook = Map.groupBy(due, ({ webhookId }) => webhookId)
    await Promise.all([...byWebhook.values()].map((deliveries) => sendInTurn(services, deliveries)))
    if (due.length === 0) return
  }
}

/** Deletes deliveries older than 30 days. */
export function forgetOldDeliveries(services: Pick<Services, 'store' | 'clock' | 'background'>): void {
  const before = inMinutes(services, -keptMinutes)
  services.background.run('old webhook deliveries', () => services.store.write((db) => queries.deleteOld(db, before)))
}

type Due = Awaited<ReturnType<typeof queries.takeDue>>[number]

/** Sends in sequence to one webhook. After a failure only urgent deliveries are tried; the others are released. */
async function sendInTurn(services: Sending, due: Due[]): Promise<void> {
  const untriedIds: string[] = []
  let hasFailed = false
  for (const delivery of due) {
    if (hasFailed && delivery.urgente === 0) untriedIds.push(delivery.id)
    else hasFailed = !(await send(services, delivery)) || hasFailed
  }
  if (untriedIds.length === 0) return
  await services.store.write((db) => queries.releaseTaken(db, untriedIds, inMinutes(services, breakMinutes)))
}

type Outcome = { codigo: number | null; respuesta: string; error: string | null; duracionMs: number }

/** Tries a delivery and stores the outcome; returns whether it succeeded. */
async function send(services: Sending, due: Due): Promise<boolean> {
  const started = performance.now()
  const answer = await call(services, due)
  const outcome = { ...answer, duracionMs: Math.round(performance.now() - started) }
  await services.store.write(async (db) => {
    await services.store.lock(db, 'webhooks')
    await (outcome.error === null ? settle(db, due, outcome) : postpone(services, db, due, outcome))
  })
  return outcome.error === null
}

async function call({ webhooks, clock }: Sending, due: Due): Promise<Omit<Outcome, 'duracionMs'>> {
  const { id, url, cuerpo: body, secreto, secretoAnterior, secretoAnteriorHasta } = due
  const timestamp = clock()
  const isOldGood = secretoAnterior !== null && (secretoAnteriorHasta ?? '') > timestamp.toISOString()
  const secrets = isOldGood ? [secreto, secretoAnterior] : [secreto]
  try {
    const { status, text } = await webhooks.send({ url, id, timestamp, body, secrets })
    // PostgreSQL cannot store zero bytes.
    const respuesta = text.replaceAll('\0', '').slice(0, mostAnswer).toWellFormed()
    return { codigo: status, respuesta, error: errorOfStatus(status) }
  } catch (error) {
    return { codigo: null, respuesta: '', error: (error as Error).message.slice(0, 300) }
  }
}

function errorOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? `Contestó ${status}: las redirecciones no se siguen.` : `Contestó ${status}.`
}

async function settle(db: Db, { id, webhookId }: Due, outcome: Outcome): Promise<void> {
  await queries.updateDelivery(db, id, { ...outcome, estado: 'entregada', proximoIntento: null })
  await queries.endFailing(db, webhookId)
}

async function postpone(services: Sending, db: Db, due: Due, outcome: Outcome): Promise<void> {
  const { id, webhookId, evento, intentos } = due
  const isTest = evento === 'test'
  const pause = isTest ? undefined : pauses[intentos]
  const proximoIntento = pause === undefined ? null : inMinutes(services, pause)
  const estado = pause === undefined ? ('fallida' as const) : ('pendiente' as const)
  await queries.updateDelivery(db, id, { ...outcome, estado, proximoIntento })
  if (isTest) return
  const now = inMinutes(services, 0)
  const failing = await queries.noteFailing(db, webhookId, now, inMinutes(services, breakMinutes))
  if (!failing) return
  const isGone = outcome.codigo === 410
  if (isGone || failing.fallaDesde! <= inMinutes(services, -patienceMinutes))
    await switchOff(services, db, { ...failing, webhookId, isGone })
}

type Failing = { webhookId: string; companyId: number; nombre: string; isGone: boolean }

async function switchOff(services: Sending, db: Db, failing: Failing): Promise<void> {
  const { webhookId, companyId, nombre, isGone } = failing
  await queries.suspend(db, webhookId)
  await queries.failWaiting(db, webhookId, 'El webhook se apagó antes de que saliera.')
  await notifyProblem(services, db, companyId, {
    title: `Se apagó el webhook «${nombre}»`,
    description: isGone
      ? 'El sistema que lo recibía contestó que ya no lo quiere (410).'
      : 'Falló durante tres días seguidos.',
    link: '/empresa?ver=webhooks',
  })
}
