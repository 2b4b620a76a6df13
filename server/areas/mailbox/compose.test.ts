import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { folderId } from './folders.ts'
import { deliverDue } from './outbox.service.ts'

const server = useTestServer()
const me = () => server.current.as('demo@obra.test')
const martin = () => server.current.as('martin@obra.test')
const unknownId = '00000000-0000-4000-8000-000000000000'
const pdf = new TextEncoder().encode('%PDF-1.7\nUn plano')

async function upload(api: Api, bytes: BlobPart, name: string, type = '') {
  const form = new FormData()
  form.set('file', new File([bytes], name, { type }))
  return api('uploadMailAttachment', { wrong: form })
}

async function inboxOf(api: Api) {
  return (await api('listMails', { query: { folder: 'inbox' } })).body.mails!
}

/** Makes the mailer fail until the returned function is called. */
function refuseMails(error: Error): () => void {
  const { mailer } = server.current.services
  const { send } = mailer
  mailer.send = () => Promise.reject(error)
  return () => void (mailer.send = send)
}

async function deliveryOf(api: Api, id: string) {
  return (await api('getMail', { query: { id } })).body.delivery
}

describe('drafts', () => {
  it('are stored unfinished, and every change updates their date', async () => {
    const api = await me()
    const { body: draft } = await api('createMailDraft', { body: { draft: { to: ['mart'], subject: 'Planos' } } })
    expect(draft).toMatchObject({ folder: folderId('drafts'), to: ['mart'], content: '', unread: false })
    server.current.advance(60_000)
    const changed = await api('updateMail', { body: { id: draft.id, mail: { content: 'Van los planos' } } })
    expect(changed.body).toMatchObject({ to: ['mart'], subject: 'Planos', content: 'Van los planos' })
    expect(changed.body.date > draft.date).toBe(true)
    const { body } = await api('listMails', { query: { folder: 'drafts' } })
    expect(body.mails![0]!.id).toBe(draft.id)
    const found = await api('listMails', { query: { folder: 'drafts', query: 'van los planos' } })
    expect(found.body.mails!.map((mail) => mail.id)).toEqual([draft.id])
  })

  it('are moved to the trash like other mails, or deleted permanently on request', async () => {
    const api = await me()
    const { body: draft } = await api('createMailDraft', { body: { draft: {} } })
    expect((await api('deleteMail', { query: { id: draft.id, forever: true } })).body).toBe(true)
    expect((await api('getMail', { query: { id: draft.id } })).status).toBe(404)
  })
})

describe('sending a mail', () => {
  it('stores it in Sent and delivers it to accounts at once, without bcc', async () => {
    const api = await me()
    const mail = {
      to: ['Martín Ojeda <martin@obra.test>'],
      cc: ['SOFIA@obra.test'],
      bcc: ['demo@obra.test'],
      subject: 'Losa 9',
      content: 'Colamos el martes.',
    }
    const { body: sent } = await api('sendMail', { body: { mail } })
    expect(sent).toMatchObject({ ...mail, folder: folderId('sent'), unread: false })
    expect(sent.from.contact).toBe('Lucía Ferreyra <demo@obra.test>')
    for (const account of ['martin@obra.test', 'sofia@obra.test', 'demo@obra.test']) {
      const other = await server.current.as(account)
      const [received] = await inboxOf(other)
      expect(received).toMatchObject({ subject: 'Losa 9', unread: true, to: mail.to, cc: mail.cc, bcc: [] })
      expect(received!.id).not.toBe(sent.id)
    }
    const folders = (await (await martin())('listMailboxFolders')).body
    expect(folders[0]).toMatchObject({ slug: 'inbox', count: 1 })
  })

  it('sends one mail to all outside addresses, with To and Cc as written and the writer as sender and reply-to', async () => {
    const api = await me()
    const { body: attachment } = await upload(api, pdf, 'plano.pdf')
    const mail = {
      to: ['hugo@carpinteria.test', 'Martín <martin@obra.test>'],
      cc: ['Paz, Inés <Ines@estudio.test>'],
      bcc: ['oculta@estudio.test'],
      subject: 'Plano',
      content: 'Va.',
      attachments: [attachment.id],
    }
    server.current.mails.length = 0
    await api('sendMail', { body: { mail } })
    await server.current.services.background.settled()
    const { mails } = server.current
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: [
        { name: '', address: 'hugo@carpinteria.test' },
        { name: 'Martín', address: 'martin@obra.test' },
      ],
      cc: [{ name: 'Paz, Inés', address: 'Ines@estudio.test' }],
      recipients: ['hugo@carpinteria.test', 'ines@estudio.test', 'oculta@estudio.test'],
      senderName: 'Lucía Ferreyra (vía Obra)',
      subject: 'Plano',
      text: 'Va.',
      replyTo: { name: 'Lucía Ferreyra', address: 'demo@obra.test' },
    })
    expect(mails[0]!.attachments).toEqual([{ filename: 'plano.pdf', contentType: 'application/pdf', content: pdf }])
  })

  it('notifies the writer in the inbox of rejected addresses, and marks the mail as failed', async () => {
    const api = await server.current.as('sofia@obra.test')
    const restore = refuseMails(Object.assign(new Error('no such user'), { responseCode: 550 }))
    const { body: sent } = await api('sendMail', { body: { mail: { to: ['nadie@afuera.test'], subject: 'Hola' } } })
    await server.current.services.background.settled()
    restore()
    const [notice] = await inboxOf(api)
    expect(notice).toMatchObject({ subject: 'No pudimos entregar tu mail', unread: true })
    expect(notice!.content).toContain('nadie@afuera.test')
    expect([sent.delivery, await deliveryOf(api, sent.id)]).toEqual(['waiting', 'failed'])
  })

  it('retries with growing pauses while the mail server is down, and sends once', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { services } = server.current
    const restore = refuseMails(new Error('connect ECONNREFUSED'))
    const { body: sent } = await api('sendMail', { body: { mail: { to: ['cliente@afuera.test'], subject: 'Luego' } } })
    await services.background.settled()
    for (const seconds of [20, 70]) {
      server.current.advance(seconds * 1000)
      await deliverDue(services)
    }
    restore()
    server.current.mails.length = 0
    await deliverDue(services)
    expect([server.current.mails.length, await deliveryOf(api, sent.id)]).toEqual([0, 'waiting'])
    server.current.advance(6 * 60_000)
    await Promise.all([deliverDue(services), deliverDue(services), deliverDue(services)])
    expect(server.current.mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [['cliente@afuera.test'], 'Luego'],
    ])
    expect(await deliveryOf(api, sent.id)).toBe('sent')
    const waiting = services.store.read.selectFrom('outboxMails').select('id')
    expect(await waiting.execute()).toEqual([])
  })

  it('retries for the refused recipients alone, as the same message', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { services, mails } = server.current
    const { send } = services.mailer
    services.mailer.send = async (message) => {
      await send(message)
      return [
        { address: 'lleno@afuera.test', isForGood: false },
        { address: 'nadie@afuera.test', isForGood: true },
      ]
    }
    mails.length = 0
    const to = ['bien@afuera.test', 'lleno@afuera.test', 'nadie@afuera.test']
    const { body: sent } = await api('sendMail', { body: { mail: { to, subject: 'A tres' } } })
    await services.background.settled()
    services.mailer.send = send
    server.current.advance(60_000)
    await deliverDue(services)
    expect(mails.map(({ recipients }) => recipients)).toEqual([to, ['lleno@afuera.test']])
    expect(mails[1]).toMatchObject({ to: mails[0]!.to, messageId: mails[0]!.messageId })
    expect(await deliveryOf(api, sent.id)).toBe('failed')
    expect((await inboxOf(api))[0]!.content).toContain('a: nadie@afuera.test.')
  })

  it('sends mails with their files that a stopped process had reserved', async () => {
    const api = await me()
    const { services } = server.current
    const { body: attachment } = await upload(api, pdf, 'final.pdf')
    const restore = refuseMails(new Error('the process ends here'))
    const mail = { to: ['obra@afuera.test'], subject: 'Final', attachments: [attachment.id] }
    const { body: sent } = await api('sendMail', { body: { mail } })
    await services.background.settled()
    restore()
    await api('updateMail', { body: { id: sent.id, mail: { folder: folderId('trash') } } })
    await api('deleteMail', { query: { id: sent.id } })
    server.current.mails.length = 0
    server.current.advance(60 * 60_000)
    await deliverDue(services)
    expect(server.current.mails.map(({ subject, attachments }) => [subject, attachments?.[0]?.content])).toEqual([
      ['Final', pdf],
    ])
  })

  it('turns a draft into the sent mail, only once', async () => {
    const api = await me()
    const { body: draft } = await api('createMailDraft', { body: { draft: { subject: 'Borrador' } } })
    const before = (await inboxOf(await martin())).length
    const send = () => api('sendMail', { body: { mail: { to: ['martin@obra.test'] }, draftId: draft.id } })
    const answers = await Promise.all([send(), send()])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect((await api('getMail', { query: { id: draft.id } })).body.folder).toBe(folderId('sent'))
    expect(await inboxOf(await martin())).toHaveLength(before + 1)
    const drafts = (await api('listMails', { query: { folder: 'drafts' } })).body.mails!
    expect(drafts.map((mail) => mail.id)).not.toContain(draft.id)
  })

  it('refuses invalid addresses, too many recipients and none', async () => {
    const api = await me()
    const lists = [
      ['nadie'],
      ['a@b'],
      ['Bcc: x <x@y.test>\r\nSubject: z'],
      ['<a@b.test'],
      [],
      Array(51).fill('a@b.test'),
    ]
    for (const to of lists) expect((await api('sendMail', { wrong: { mail: { to } } })).status).toBe(400)
    const copies = { to: ['a@b.test'], bcc: ['x'] }
    expect((await api('sendMail', { wrong: { mail: copies } })).status).toBe(400)
  })

  it("stores the reference to the mail it answers or forwards, and refuses another user's with 404", async () => {
    const api = await me()
    const [original] = await inboxOf(api)
    const reference = { kind: 'reply' as const, mailId: original!.id }
    const { body } = await api('sendMail', { body: { mail: { to: ['martin@obra.test'], reference } } })
    expect(body.reference).toEqual(reference)
    const [received] = await inboxOf(await martin())
    expect(received!.reference).toBeUndefined()
    const other = await martin()
    expect((await other('sendMail', { body: { mail: { to: ['demo@obra.test'], reference } } })).status).toBe(404)
    const draftId = unknownId
    expect((await api('sendMail', { body: { mail: { to: ['martin@obra.test'] }, draftId } })).status).toBe(404)
  })

  it('limits a user to 300 outside recipients an hour', async () => {
    const api = await server.current.as('sofia@obra.test')
    const to = Array.from({ length: 50 }, (_, index) => `cliente${index}@afuera.test`)
    const statuses: number[] = []
    for (let count = 0; count < 7; count++) statuses.push((await api('sendMail', { body: { mail: { to } } })).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  })

  it('limits a user to 60 outside mails an hour', async () => {
    const api = await martin()
    const send = () => api('sendMail', { body: { mail: { to: ['cliente@afuera.test'] } } })
    for (let count = 0; count < 60; count++) expect((await send()).status).toBe(200)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await api('sendMail', { body: { mail: { to: ['demo@obra.test'] } } })).status).toBe(200)
  })
})

describe('attachments', () => {
  it('exist for every file of the sample mails', async () => {
    const api = await me()
    let count = 0
    for (let page = 1; page <= 7; page++) {
      const { body } = await api('listMails', { query: { folder: 'inbox', page } })
      for (const { id, size } of body.mails!.flatMap((mail) => mail.attachments)) {
        const { bytes, headers } = await api('downloadMailAttachment', { query: { id } })
        expect(bytes).toHaveLength(size)
        expect(headers.get('content-disposition')).toMatch(/^attachment/)
        count++
      }
    }
    expect(count).toBeGreaterThan(5)
  })

  it('are downloaded as uploaded, with a type detected from the content', async () => {
    const api = await me()
    const { body } = await upload(api, pdf, '../../etc/plano "B".pdf', 'text/html')
    expect(body).toMatchObject({ name: 'plano B.pdf', type: 'application/pdf', size: pdf.length, preview: 'pdf' })
    const file = await api('downloadMailAttachment', { query: { id: body.id } })
    expect(file.bytes).toEqual(pdf)
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="plano B.pdf"')
  })

  it('are never served as HTML or SVG', async () => {
    const api = await me()
    const html = await upload(api, '<script>alert(1)</script>', 'x.html', 'text/html')
    const svg = await upload(api, '<svg onload="alert(1)"/>', 'x.svg', 'image/svg+xml')
    expect([html.body.type, svg.body.type]).toEqual(['application/octet-stream', 'application/octet-stream'])
    expect(html.body.preview).toBe('file')
  })

  it('are refused above 5 MB, without a file, and as JSON', async () => {
    const api = await me()
    expect((await upload(api, new Uint8Array(6 * 1024 * 1024), 'grande.bin')).status).toBe(413)
    expect((await api('uploadMailAttachment', { wrong: new FormData() })).status).toBe(400)
    expect((await api('uploadMailAttachment', { wrong: { file: 'x' } })).status).toBe(415)
  })

  it('are added to a draft, removed from it, and copied by a forward', async () => {
    const api = await me()
    const { body: attachment } = await upload(api, pdf, 'plano.pdf')
    const { body: draft } = await api('createMailDraft', { body: { draft: { attachments: [attachment.id] } } })
    expect(draft.attachments).toEqual([attachment])
    const forward = { to: ['martin@obra.test'], attachments: draft.attachments }
    const { body: sent } = await api('sendMail', { body: { mail: forward } })
    expect(sent.attachments).toMatchObject([{ name: 'plano.pdf' }])
    const emptied = await api('updateMail', { body: { id: draft.id, mail: { attachments: [] } } })
    expect(emptied.body.attachments).toEqual([])
    expect((await api('downloadMailAttachment', { query: { id: attachment.id } })).status).toBe(404)
    const other = await martin()
    const received = (await inboxOf(other))[0]!.attachments[0]!
    expect((await other('downloadMailAttachment', { query: { id: received.id } })).bytes).toEqual(pdf)
    expect((await other('downloadMailAttachment', { query: { id: sent.attachments[0]!.id } })).status).toBe(404)
    const stolen = { to: ['demo@obra.test'], attachments: [sent.attachments[0]!.id] }
    expect((await other('sendMail', { body: { mail: stolen } })).status).toBe(404)
  })

  it('are deleted with their last mail, or after a day without a mail', async () => {
    const api = await me()
    const { store } = server.current.services
    const files = async () => (await store.read.selectFrom('mailFiles').select('id').execute()).length
    const before = await files()
    const { body: attachment } = await upload(api, pdf, 'a.pdf')
    const { body: draft } = await api('createMailDraft', { body: { draft: { attachments: [attachment.id] } } })
    await api('deleteMail', { query: { id: draft.id, forever: true } })
    expect(await files()).toBe(before)
    const { body: loose } = await upload(api, pdf, 'b.pdf')
    server.current.advance(25 * 60 * 60 * 1000)
    await upload(api, pdf, 'c.pdf')
    expect((await api('downloadMailAttachment', { query: { id: loose.id } })).status).toBe(404)
  })
})

describe('recipient suggestions', () => {
  it('match contacts by name and address, ignoring case and accents', async () => {
    const api = await server.current.as('demo@obra.test')
    const find = async (query: string) =>
      (await api('listMailRecipients', { query: { query } })).body.map(({ email }) => email)
    expect(await find(' AGUSTIN ')).toEqual(['agustin@peraltasosa.test', 'aguperalta@correo.test'])
    expect(await find('Núñez rey')).toEqual(['anr@nunezreyes.test'])
    expect(await find('CATASTRO-rosario')).toEqual(['bolmedo@catastro-rosario.test'])
    expect(await find('@escribaniabusta')).toEqual(['consultas@escribaniabustamante.test'])
    expect(await find('100%_sin')).toEqual([])
    expect(await find('  ')).toEqual([])
    expect((await find('correo.test')).length).toBe(8)
  })

  it("skip the labels of addresses, and other users' contacts", async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listMailRecipients', { query: { query: 'personal' } })
    expect(body.filter(({ name, email }) => !/personal/i.test(name + email))).toEqual([])
    const sofia = await server.current.as('sofia@obra.test')
    expect((await sofia('listMailRecipients', { query: { query: 'peralta' } })).body).toEqual([])
  })
})
