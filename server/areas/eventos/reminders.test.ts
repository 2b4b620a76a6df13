import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import type { Body } from '../../http/contract.ts'
import { deliverDue } from '../mailbox/outbox.service.ts'
import { extendOccurrences, remindOfEvents } from './reminders.service.ts'

const server = useTestServer()
const params = { proyectoId: 1 }
const minutes = 60_000
const remindingReplica = path.resolve(import.meta.dirname, '../../../tests/support/children/remind.ts')

/** Reminders of events with this title that an account was notified of. */
async function noticesOf(email: string, title: string): Promise<string[]> {
  const api = await server.current.as(email)
  const { body } = await api('listNotifications')
  return body.filter((each) => each.title.startsWith(title)).map((each) => each.title)
}

const idOf = async (email: string) => (await (await server.current.as(email))('getUser')).body.id

async function createEvent(more: Partial<Body<'createEvento'>> & { titulo: string }) {
  const api = await server.current.as('demo@obra.test')
  // The clock of the test starts on 16 March 2026, 09:00 in Buenos Aires.
  const body = { todoElDia: false, inicio: '2026-03-16T11:00', fin: '2026-03-16T12:00', recordatorios: [60], ...more }
  return { api, evento: (await api('createEvento', { params, body })).body }
}

/** As many replicas as a company may run. */
const remind = () => Promise.all([0, 1, 2].map(() => remindOfEvents(server.current.services)))

describe('reminders of events', () => {
  // nextcloud/server#29434, vikunja#2729
  it('reach each person once, also the author, whatever replicas run', async () => {
    await server.current.join('martin@obra.test', 1)
    const asignados = [await idOf('demo@obra.test'), await idOf('martin@obra.test')]
    await createEvent({ titulo: 'Hormigonado', asignados })
    await remind()
    expect(await noticesOf('demo@obra.test', 'Hormigonado')).toEqual([])
    server.current.advance(61 * minutes)
    await remind()
    await remind()
    expect(await noticesOf('demo@obra.test', 'Hormigonado')).toEqual(['Hormigonado: hoy a las 11:00'])
    expect(await noticesOf('martin@obra.test', 'Hormigonado')).toEqual(['Hormigonado: hoy a las 11:00'])
  })

  it('are sent once by the others when a replica ends after it claimed them', async () => {
    const { services, storeCopy } = server.current
    // Only PostgreSQL serves several processes.
    if (storeCopy.databaseUrl === undefined) return
    await server.current.join('martin@obra.test', 1)
    const api = await server.current.as('demo@obra.test')
    await api('updateNotificationSettings', { body: { settings: [{ kind: 'event', byMail: true }] } })
    const asignados = [await idOf('demo@obra.test'), await idOf('martin@obra.test')]
    await createEvent({ titulo: 'Ascensor', inicio: '2026-03-16T11:30', fin: '2026-03-16T12:00', asignados })
    server.current.advance(100 * minutes)
    const now = services.clock().toISOString()
    const replica = spawn(process.execPath, [remindingReplica, storeCopy.databaseUrl, now])
    await once(replica.stdout, 'data')
    const others = remind()
    replica.kill('SIGKILL')
    await others
    for (const email of ['demo@obra.test', 'martin@obra.test'])
      expect(await noticesOf(email, 'Ascensor')).toEqual(['Ascensor: hoy a las 11:30'])
    await Promise.all([deliverDue(services), deliverDue(services)])
    expect(server.current.mails.filter(({ subject }) => subject.startsWith('Ascensor'))).toHaveLength(1)
  })

  it('are repeated when the event is moved later, and not sent for a cancelled one', async () => {
    const { api, evento } = await createEvent({
      titulo: 'Encofrado',
      inicio: '2026-03-16T13:00',
      fin: '2026-03-16T14:00',
    })
    const at = { ...params, id: evento.id }
    server.current.advance(120 * minutes)
    await remind()
    expect(await noticesOf('demo@obra.test', 'Encofrado')).toHaveLength(1)
    const { body } = await api('updateEvento', { params: at, body: { version: 1, inicio: '2026-03-16T16:00' } })
    server.current.advance(180 * minutes)
    await remind()
    expect(await noticesOf('demo@obra.test', 'Encofrado')).toHaveLength(2)
    const more = { inicio: '2026-03-16T20:00', estado: 'cancelado' as const, version: body.version }
    await api('updateEvento', { params: at, body: more })
    server.current.advance(240 * minutes)
    await remind()
    expect(await noticesOf('demo@obra.test', 'Encofrado')).toHaveLength(2)
  })

  it('are mailed to those who want it', async () => {
    const api = await server.current.as('demo@obra.test')
    await api('updateNotificationSettings', { body: { settings: [{ kind: 'event', byMail: true }] } })
    await createEvent({ titulo: 'Inspección', inicio: '2026-03-18T11:00', fin: '2026-03-18T12:00' })
    server.current.advance(48 * 60 * minutes)
    await remind()
    await deliverDue(server.current.services)
    const mails = server.current.mails.filter(({ subject }) => subject.startsWith('Inspección'))
    expect(mails.map(({ to }) => to)).toEqual(['demo@obra.test'])
  })
})

describe('extendOccurrences', () => {
  it('stores the occurrences of the days that came into reach, once', async () => {
    const { evento } = await createEvent({ titulo: 'Parte diario', recurrencia: 'FREQ=DAILY', recordatorios: [] })
    const { services } = server.current
    const last = async () => {
      const rows = services.store.read.selectFrom('ocurrencias').select('dia').where('eventoId', '=', evento.id)
      return (await rows.orderBy('dia', 'desc').execute()).map(({ dia }) => dia)
    }
    const before = await last()
    server.current.advance(3 * 24 * 60 * minutes)
    await Promise.all([extendOccurrences(services), extendOccurrences(services)])
    expect(await last()).toHaveLength(before.length + 3)
  })
})
