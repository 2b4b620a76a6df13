import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newDocument } from '../../../tests/support/documents.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { addDays, dayAt } from '../../lib/calendar.ts'
import { deliverDue } from '../mailbox/outbox.service.ts'
import { beforeWork, stageOf } from './due-dates.ts'
import { notifyDueDates } from './due-dates.service.ts'

const server = useTestServer()
const dayMilliseconds = 24 * 60 * 60 * 1000
const params = { proyectoId: 2 }
/** Calls with a session that is opened again once it expired. */
const callsOf =
  (email: string, companyId?: number): Api =>
  async (id, input) =>
    (await server.current.as(email, companyId))(id, input)
const api = callsOf('demo@obra.test', 1)
const member = callsOf('sofia@obra.test', 1)
const today = () => dayAt(server.current.services.clock())
const check = () => notifyDueDates(server.current.services)

/** Checks the due dates of the following days, in the morning of each. */
async function nextMornings(days = 1) {
  for (let day = 0; day < days; day++) {
    server.current.advance(dayMilliseconds)
    await check()
  }
}

let last = 90_000
/** Registers an invoice of today that is due in some days, and returns it. */
async function invoice(days: number) {
  const company = { desarrolladoraId: 1 }
  const [supplier] = (await api('listProveedores', { params: company })).body.items
  const [rubro] = (await api('listRubros', { params: company })).body.items
  const wrong = {
    tipo: 'factura',
    letra: 'A',
    puntoVenta: 3,
    numero: (last += 1),
    proveedorId: supplier!.id,
    fecha: today(),
    vencimiento: addDays(today(), days),
    neto: '100000',
    iva: [{ alicuota: '21' }],
    imputaciones: [{ rubroId: rubro!.id }],
    estado: 'registrado',
  }
  return (await api('createComprobante', { params, wrong })).body
}

const noticesOf = async (api: Api, text: string) =>
  (await api('listNotifications')).body.filter(({ title }) => title.includes(text))
const titlesOf = async (api: Api, text: string) => (await noticesOf(api, text)).map(({ title }) => title)
const day = (days = 0) => addDays(today(), days).split('-').toReversed().join('/')

describe('the stage of a due date', () => {
  it.each([
    ['2026-03-20', 3, undefined],
    ['2026-03-19', 3, 'soon'],
    ['2026-03-19', 2, undefined],
    ['2026-03-16', 0, 'today'],
    ['2026-03-15', 0, 'overdue'],
    ['2026-03-09', 0, 'overdue'],
    ['2026-03-08', 30, undefined],
  ])('%s on the 16th, %i days before: %s', (dueOn, daysBefore, stage) => {
    expect(stageOf(dueOn, '2026-03-16', daysBefore)).toBe(stage)
  })

  it('is notified from 8 in the morning in Buenos Aires', () => {
    const dayOf = (time: string) => dayAt(beforeWork(new Date(time)))
    expect([dayOf('2026-03-16T10:59:59Z'), dayOf('2026-03-16T11:00:00Z')]).toEqual(['2026-03-15', '2026-03-16'])
  })
})

describe('due dates', () => {
  beforeAll(check)
  beforeEach(async () => {
    await server.current.services.store.write((db) => db.deleteFrom('notificationSettings').execute())
    server.current.mails.splice(0)
  })

  it('are notified to members some days before, on the day and once overdue, once each, with a link', async () => {
    await server.current.join('sofia@obra.test', 1, 'lector')
    await check()
    const stranger = callsOf('martin@obra.test')
    const { id, numeroCompleto, proveedor } = await invoice(4)
    await check()
    expect(await titlesOf(member, numeroCompleto)).toEqual([])
    server.current.advance(dayMilliseconds)
    await Promise.all([check(), check()])
    const [notice, ...more] = await noticesOf(member, numeroCompleto)
    expect(notice).toMatchObject({
      title: `Vence el ${day(3)}: Factura ${numeroCompleto}`,
      description: `${proveedor} · falta pagar $\u00a0121.000,00 · Altos de Núñez`,
      link: `/finanzas/comprobantes?abierto=${id}&proyecto=2`,
      read: false,
    })
    expect(more).toEqual([])
    expect(await titlesOf(stranger, numeroCompleto)).toEqual([])
    await member('readAllNotifications')
    await nextMornings(2)
    expect((await noticesOf(member, numeroCompleto))[0]).toMatchObject({ id: notice!.id, read: true })
    await nextMornings()
    expect(await noticesOf(member, numeroCompleto)).toMatchObject([
      { title: `Vence hoy, ${day()}: Factura ${numeroCompleto}`, read: false },
    ])
    await nextMornings()
    expect(await titlesOf(member, numeroCompleto)).toEqual([`Venció el ${day(-1)}: Factura ${numeroCompleto}`])
  })

  it('are withdrawn once the record is paid, annulled, or due on another day', async () => {
    const [paid, annulled, moved] = [await invoice(2), await invoice(2), await invoice(2)]
    await nextMornings()
    for (const { numeroCompleto } of [paid, annulled, moved])
      expect(await titlesOf(api, numeroCompleto)).toHaveLength(1)
    const { id: comprobanteId, proveedorId, total } = paid
    const imputaciones = [{ comprobanteId, importe: total }]
    const pago = { fecha: today(), medio: 'efectivo' as const, proveedorId, imputaciones }
    const { body: payment } = await api('createPago', { params, body: pago })
    const place = { proyectoId: 2, id: annulled.id }
    await api('annulComprobante', { params: place, body: { motivo: 'Repetido', version: annulled.version } })
    const vencimiento = addDays(today(), 20)
    await server.current.services.store.write((db) =>
      db.updateTable('comprobantes').set({ vencimiento }).where('id', '=', moved.id).execute(),
    )
    await check()
    for (const { numeroCompleto } of [paid, annulled, moved]) expect(await titlesOf(api, numeroCompleto)).toEqual([])
    await api('annulPago', { params: { proyectoId: 2, id: payment.id }, body: { motivo: 'Error', version: 1 } })
    await nextMornings()
    expect(await titlesOf(api, paid.numeroCompleto)).toHaveLength(1)
  })

  it('of a document that expires open it, and are withdrawn once it is renewed or in the trash', async () => {
    const [renewed, deleted] = [
      await newDocument(api, 2, 'Póliza que vence.txt', { vencimiento: addDays(today(), 10) }),
      await newDocument(api, 2, 'Permiso que vence.txt', { vencimiento: addDays(today(), 10) }),
    ]
    await nextMornings()
    const [notice] = await noticesOf(api, renewed.nombre)
    expect(notice).toMatchObject({ link: `/documentos?abierto=${renewed.id}&proyecto=2` })
    const { version, id } = renewed
    const vencimiento = addDays(today(), 300)
    await api('updateDocumento', { params: { proyectoId: 2, id }, body: { version, vencimiento } })
    await api('deleteDocumento', { params: { proyectoId: 2, id: deleted.id } })
    await check()
    expect(await titlesOf(api, 'que vence.txt')).toEqual([])
  })

  it('follow the settings of each user, and go by one mail a day', async () => {
    const [near, far] = [await invoice(2), await invoice(9)]
    const settings = [{ kind: 'invoiceDue' as const, byMail: true, daysBefore: 8 }]
    await api('updateNotificationSettings', { body: { settings } })
    await member('updateNotificationSettings', { body: { settings: [{ kind: 'invoiceDue', wanted: false }] } })
    await nextMornings()
    await deliverDue(server.current.services)
    const mails = server.current.mails.filter(({ subject }) => /vencimiento/.test(subject))
    expect(mails.map(({ to }) => to)).toEqual(['demo@obra.test'])
    for (const { numeroCompleto, id } of [near, far]) {
      expect(await titlesOf(api, numeroCompleto)).toHaveLength(1)
      expect(await titlesOf(member, numeroCompleto)).toEqual([])
      expect(mails[0]!.text).toContain(numeroCompleto)
      expect(mails[0]!.text).toContain(`http://obra.test/finanzas/comprobantes?abierto=${id}&proyecto=2`)
    }
    expect(mails[0]!.text).toContain('/settings/notifications')
  })

  it('of tasks go to the people on the card until it is completed; of certificates, until they are paid', async () => {
    const { id: userId } = (await api('getUser')).body
    const [board] = (await api('listBoards')).body
    const { lists } = (await api('getBoard', { query: { id: board!.id } })).body
    const card = { listId: lists[0]!.id, title: 'Firmar el acta', members: [userId], dueDate: addDays(today(), 2) }
    const { body: made } = await api('createCard', { body: { card } })
    const { store } = server.current.services
    const certificate = await store.read
      .selectFrom('certificados')
      .select(['id', 'contratoId'])
      .where('proyectoId', '=', 2)
      .where('estado', '=', 'aprobado')
      .executeTakeFirstOrThrow()
    const dueOn = addDays(today(), 2)
    const owe = (saldo: number) =>
      store.write((db) =>
        db.updateTable('certificados').set({ saldo, vencimiento: dueOn }).where('id', '=', certificate.id).execute(),
      )
    await owe(150_050)
    await nextMornings()
    const link = `/apps/tasks/${made.id}`
    expect(await noticesOf(api, 'Firmar el acta')).toMatchObject([
      { title: `Vence el ${day(1)}: Firmar el acta`, link },
    ])
    expect(await titlesOf(member, 'Firmar el acta')).toEqual([])
    await api('updateCard', { body: { id: made.id, card: { completed: true } } })
    await check()
    expect(await titlesOf(api, 'Firmar el acta')).toEqual([])

    const ofCertificate = async () =>
      (await api('listNotifications')).body.filter((each) => each.link?.includes(certificate.id))
    const { contratoId, id } = certificate
    expect(await ofCertificate()).toMatchObject([
      {
        title: expect.stringMatching(/^Vence el .*: Certificado N\.º/),
        description: expect.stringContaining('1.500,50'),
        link: `/finanzas/contratos/${contratoId}/certificados/${id}?proyecto=2`,
      },
    ])
    await owe(0)
    await check()
    expect(await ofCertificate()).toEqual([])
  })
})
