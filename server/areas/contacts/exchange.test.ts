import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { textCell, xlsxOf } from '../../../tests/support/sheet-files.ts'
import type { Success } from '../../http/contract.ts'

const server = useTestServer()
const martin = () => server.current.as('martin@obra.test')
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

async function read(api: Api, text: string | Uint8Array<ArrayBuffer>, columns?: string) {
  const form = new FormData()
  if (columns !== undefined) form.append('columns', columns)
  form.append('file', new File([text], 'agenda'))
  return api('readContactsFile', { wrong: form })
}

async function importAll(api: Api, contacts: Success<'readContactsFile'>['contacts']) {
  const { body } = await api('importContacts', { body: { contacts } })
  return Promise.all(body.ids.map(async (id) => (await api('getContact', { query: { id } })).body))
}

const vcards = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Pérez;José;;;',
  'ORG:Norte\\, SA;Obras',
  'TITLE:Capataz',
  'TEL;TYPE=CELL,VOICE:+598 94 332 817',
  'EMAIL;TYPE=work:jose@norte.test',
  'item1.EMAIL;type=INTERNET:no es un mail',
  'BDAY:1990-02-03',
  'NOTE:Llamar de <mañana>\\ny de tarde',
  'CATEGORIES:Amigos,Obra',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:4.0',
  'TEL;VALUE=uri;TYPE=home:tel:+54-11-4782-9016',
  'END:VCARD',
].join('\r\n')

describe('imported and exported contacts', () => {
  it('are read from vCards, with a problem for each part that cannot be stored', async () => {
    const api = await martin()
    const { body } = await read(api, vcards)
    expect(body.contacts).toEqual([
      {
        contact: {
          name: 'José Pérez',
          title: 'Capataz',
          company: 'Norte, SA',
          emails: [{ email: 'jose@norte.test', label: 'Work' }],
          phoneNumbers: [{ country: 'uy', phoneNumber: '94 332 817', label: 'Mobile' }],
          birthday: '1990-02-03',
          address: null,
          notes: '<p>Llamar de &lt;mañana&gt;</p><p>y de tarde</p><p>Departamento: Obras</p>',
        },
        tagTitles: ['Amigos', 'Obra'],
      },
    ])
    expect(body.problems).toMatchObject([
      { place: 1, name: 'José Pérez' },
      { place: 2, name: '' },
    ])
    expect(body).toMatchObject({ noted: [{ name: 'Departamento', count: 1 }], omitted: [] })
    const before = (await api('listContacts')).body.length
    const [contact] = await importAll(api, body.contacts)
    expect(contact).toMatchObject({ name: 'José Pérez', version: 1 })
    const { body: tags } = await api('listContactTags')
    expect(
      tags
        .filter(({ id }) => contact!.tags.includes(id))
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Amigos', 'Obra'])
    const [again] = await importAll(api, body.contacts)
    expect(again!.tags).toEqual(contact!.tags)
    expect((await api('listContacts')).body.length).toBe(before + 2)
  })

  it('are read from the CSV of other programs', async () => {
    const api = await martin()
    const google =
      'First Name,Last Name,E-mail 1 - Value,Phone 1 - Value,Organization Name\nAna,Gómez,ana@x.test,(011) 4782-9016,Gómez\n'
    expect((await read(api, google)).body.contacts[0]!.contact).toMatchObject({
      name: 'Ana Gómez',
      company: 'Gómez',
      emails: [{ email: 'ana@x.test', label: '' }],
      phoneNumbers: [{ country: 'ar', phoneNumber: '11 4782 9016', label: '' }],
    })
    const old = Uint8Array.from([...'Nombre;Cargo\nJos\u00e9;Jefe\n'].map((letter) => letter.charCodeAt(0)))
    expect((await read(api, old)).body.contacts[0]!.contact.name).toBe('José')
    expect((await read(api, 'esto;no\nes;nada')).body.contacts).toEqual([])
    expect((await read(api, ' ')).status).toBe(400)
    expect((await read(api, `Nombre\n${'Ana\n'.repeat(2001)}`)).status).toBe(400)
    const lines = await read(api, `Nombre\nAna${'\r\n'.repeat(30_001)}`)
    expect(lines).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'file', message: expect.stringContaining('demasiadas líneas') }] },
    })
    expect((await read(api, `Nombre\nAna${'\r\n'.repeat(29_999)}`)).status).toBe(200)
  })

  it('survive an export and import in both formats', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body: all } = await api('listContacts')
    const some = all.filter(({ emails, phoneNumbers }) => emails.length > 0 && phoneNumbers.length > 0).slice(0, 5)
    for (const format of ['vcf', 'csv'] as const) {
      const answer = await api('exportContacts', { body: { format, ids: some.map(({ id }) => id) } })
      expect(answer.headers.get('content-disposition')).toContain(`contactos.${format}`)
      const { body } = await read(await martin(), new Uint8Array(answer.bytes))
      expect(body.problems).toEqual([])
      const shapeOf = ({ name, title, company, emails, birthday, address }: (typeof some)[number]) => ({
        name,
        title,
        company,
        emails,
        birthday,
        address,
      })
      expect(body.contacts.map(({ contact }) => shapeOf(contact as (typeof some)[number]))).toEqual(some.map(shapeOf))
      const digits = (phones: { phoneNumber: string }[] = []) =>
        phones.map(({ phoneNumber }) => phoneNumber.replace(/\D/g, ''))
      expect(body.contacts.map(({ contact }) => digits(contact.phoneNumbers))).toEqual(
        some.map(({ phoneNumbers }) => digits(phoneNumbers)),
      )
    }
  })

  it('match sample tags by the words of the screen', async () => {
    const api = await martin()
    const { body: family } = await api('createContactTag', { body: { tag: { title: 'Family' } } })
    const [contact] = await importAll(api, (await read(api, 'Nombre;Etiquetas\nAna;Familia\n')).body.contacts)
    expect(contact!.tags).toEqual([family.id])
    const { bytes } = await api('exportContacts', { body: { format: 'csv', ids: [contact!.id] } })
    expect(textOf(bytes)).toContain(';Familia\r\n')
  })

  it("exclude other users' contacts, and escape formulas", async () => {
    const api = await martin()
    const { body: theirs } = await (await server.current.as('demo@obra.test'))('listContacts')
    const foreign = await api('exportContacts', { body: { format: 'csv', ids: [theirs[0]!.id] } })
    expect(foreign.status).toBe(404)
    const { body } = await api('createContact', { body: { contact: { name: '=HYPERLINK("http://x.test")' } } })
    const file = textOf((await api('exportContacts', { body: { format: 'csv', ids: [body.id] } })).bytes)
    expect(file).toContain(`"'=HYPERLINK`)
    expect((await read(api, file)).body.contacts[0]!.contact.name).toBe(body.name)
  })
})

describe('duplicate contacts', () => {
  const add = async (api: Api, contact: object) => (await api('createContact', { wrong: { contact } })).body

  it('are found by name, mail and phone, and merged into one', async () => {
    const api = await server.current.as('sofia@obra.test')
    const first = await add(api, { name: 'Ana Paz', emails: [{ email: 'ana@paz.test', label: '' }] })
    const second = await add(api, {
      name: 'A. Paz',
      emails: [{ email: 'ANA@paz.test', label: '' }],
      title: 'Arquitecta',
    })
    const third = await add(api, {
      name: 'ana pàz',
      phoneNumbers: [{ country: 'ar', phoneNumber: '9 11 5834-2207', label: '' }],
    })
    const other = await add(api, {
      name: 'Juan Sol',
      phoneNumbers: [{ country: 'ar', phoneNumber: '11 4782-9016', label: '' }],
    })
    const { body } = await api('listDuplicateContacts')
    expect(body.total).toBe(1)
    expect(body.groups[0]!.map(({ id }) => id).toSorted()).toEqual([first.id, second.id, third.id].toSorted())
    const merge = {
      id: first.id,
      contact: { version: first.version, title: 'Arquitecta', phoneNumbers: third.phoneNumbers },
      others: [second.id, third.id],
    }
    const { body: merged } = await api('mergeContacts', { body: merge })
    expect(merged.contact).toMatchObject({
      name: 'Ana Paz',
      title: 'Arquitecta',
      phoneNumbers: third.phoneNumbers,
      version: 2,
    })
    expect((await api('listDuplicateContacts')).body).toEqual({ total: 0, groups: [] })
    expect((await api('getContact', { query: { id: second.id } })).status).toBe(404)
    await api('restoreContacts', { body: { deletion: merged.deletion } })
    expect((await api('getContact', { query: { id: second.id } })).body).toEqual(second)
    expect((await api('getContact', { query: { id: other.id } })).body).toEqual(other)
  })

  it('are merged by their owner only, and only in the version that was read', async () => {
    const api = await server.current.as('sofia@obra.test')
    const [one, two] = [await add(api, { name: 'Uno Más' }), await add(api, { name: 'Uno Más' })]
    const statusOf = async (who: Api, body: object) => (await who('mergeContacts', { wrong: body })).status
    const merge = { id: one.id, contact: {}, others: [two.id] }
    expect(await statusOf(await martin(), merge)).toBe(404)
    expect(await statusOf(api, { ...merge, others: [one.id] })).toBe(400)
    expect(await statusOf(api, { ...merge, others: [two.id, 'nadie'] })).toBe(404)
    expect(await statusOf(api, { ...merge, contact: { version: 7 } })).toBe(409)
    expect((await api('getContact', { query: { id: two.id } })).status).toBe(200)
  })
})

describe('the columns of a table', () => {
  const csv = 'Agenda de la obra\nNombre;Clave;Correo;Vacía\nAna;11 4782-9016;ana@x.test;\nLuis;;luis@x.test;\n'

  it('are found by title below other rows, and changed', async () => {
    const api = await martin()
    const { body } = await read(api, csv)
    expect(body.columns).toEqual([
      { index: 0, title: 'Nombre', sample: 'Ana', field: 'name', found: 'name' },
      { index: 1, title: 'Clave', sample: '11 4782-9016', field: 'omitted', found: 'omitted' },
      { index: 2, title: 'Correo', sample: 'ana@x.test', field: 'email', found: 'email' },
    ])
    expect(body.omitted).toEqual([{ name: 'Clave', count: 1 }])
    const changed = (await read(api, csv, '1=phone;2=noted')).body
    expect(changed.columns.map(({ field }) => field)).toEqual(['name', 'phone', 'noted'])
    expect(changed.contacts.map(({ contact }) => contact)).toMatchObject([
      { name: 'Ana', emails: [], phoneNumbers: [{ country: 'ar' }], notes: '<p>Correo: ana@x.test</p>' },
      { name: 'Luis', notes: '<p>Correo: luis@x.test</p>' },
    ])
  })

  it.each([
    ['9=name', 'El archivo no tiene esa columna.'],
    ['1=nada', 'Una columna no puede ser eso.'],
    ['1=addressPart', 'Una columna no puede ser eso.'],
  ])('are refused by name: %s', async (columns, message) => {
    const { status, body } = await read(await martin(), csv, columns)
    expect([status, body]).toEqual([400, expect.objectContaining({ issues: [{ field: 'columns', message }] })])
  })

  it('are read from a spreadsheet, too; a bad one has its sentence', async () => {
    const api = await martin()
    const cells = (fila: number, ...texts: string[]) =>
      `<row r="${fila}">${texts.map((text, at) => textCell(`${'ABC'[at]}${fila}`, text)).join('')}</row>`
    const sheet =
      cells(1, 'Contactos 2026') +
      cells(3, 'Nombre', 'Mail', 'Cumpleaños') +
      cells(4, 'Ana', 'ana@x.test', '03/14/1980')
    const { body } = await read(api, new Uint8Array(await xlsxOf({ sheet })))
    expect(body.contacts.map(({ contact }) => contact)).toMatchObject([
      { name: 'Ana', emails: [{ email: 'ana@x.test' }], birthday: '1980-03-14' },
    ])
    const old = await read(api, Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))
    expect([old.status, JSON.stringify(old.body)]).toEqual([400, expect.stringContaining('Excel viejo')])
  })
})
