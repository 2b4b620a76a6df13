import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsvContacts, writeCsvContacts } from './csv-contacts.ts'
import type { FileContact, ParsedContact } from './file-contact.ts'
import { dialledOf, phoneOf, phoneText } from './file-phones.ts'
import { labelWord, tagWord } from './labels.ts'
import { readContact } from './read-contact.ts'
import { readVcards, writeVcards } from './vcards.ts'

const line = (text: string) => text.replace(/\s+/g, ' ').trim()
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...`;,|\\"'=+:()n.@ñ 1`) }),
    fc.constantFrom('+54 9 11', '0170099220000067797370', '*145', '1/2', "'=1", 'BEGIN:VCARD', 'Work', 'Casa', '* VIP'),
  )
  .map((each) => line(each.replaceAll('\0', '')))
const label = fc.oneof(fc.constantFrom('', 'Work', 'Personal', 'Mobile', 'Home', 'Guardia; (noche)'), text)
const phone = fc.record({
  country: fc.constantFrom('ar', 'uy', 'us', 'es'),
  phoneNumber: fc.constantFrom(
    '*145',
    '145',
    '911',
    '11 4782-9016',
    '9 11 5834-2207',
    '#31#',
    '0800-FLORES',
    '+2 3',
    '1;2',
  ),
  label,
})
const contact: fc.Arbitrary<FileContact> = fc.record({
  name: text.map((each) => each || 'Ana'),
  title: text,
  company: text,
  emails: fc.array(fc.record({ email: fc.constantFrom('ana@x.test', "o'c+1@x.test", '=a@x.test'), label }), {
    maxLength: 3,
  }),
  phoneNumbers: fc.array(phone, { maxLength: 3 }),
  birthday: fc.constantFrom(null, '1980-02-03', '1999-12-31'),
  address: text.map((each) => each || null),
  notes: fc.array(text, { maxLength: 3 }).map((lines) => lines.join('\n').trim()),
  tagTitles: fc.array(text.filter(Boolean), { maxLength: 3 }),
})

/** What two exports must agree in: phones by what they dial, words as the screen shows them. */
const shown = ({ noted: _n, omitted: _o, problems: _p, ...contact }: FileContact & Partial<ParsedContact>) => ({
  ...contact,
  emails: contact.emails.map((each) => ({ ...each, label: labelWord(each.label) })),
  tagTitles: contact.tagTitles.map(tagWord),
  phoneNumbers: contact.phoneNumbers.map((each) => ({ dialled: dialledOf(each), label: labelWord(each.label) })),
})

describe('contacts exported and read again are the same', () => {
  it.each([
    ['CSV', writeCsvContacts, readCsvContacts],
    ['vCard', writeVcards, readVcards],
  ] as const)('as %s', (_name, write, read) => {
    fc.assert(
      fc.property(fc.array(contact, { minLength: 1, maxLength: 3 }), (contacts) => {
        const parsed = read(write(contacts))
        expect(parsed.map(shown)).toEqual(contacts.map(shown))
        expect(parsed.flatMap(({ noted, omitted, problems }) => [...noted, ...omitted, ...problems])).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

/** A sample file of another program, as text. */
const vcard = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')

describe('vCards of other programs', () => {
  it.each(['BEGIN:VCARD', 'END:VCARD'])('may say %s at the beginning of a folded line', (words) => {
    const [parsed, ...others] = readVcards(vcard('VERSION:3.0', 'FN:Ana', 'NOTE:Mandó ', ` ${words}`))
    expect(parsed).toMatchObject({ name: 'Ana', notes: `Mandó ${words}` })
    expect(others).toEqual([])
  })

  it('are read in version 2.1 with quoted-printable', () => {
    const [parsed] = readVcards(
      vcard(
        'VERSION:2.1',
        'N;LANGUAGE=es-ar;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Ib=C3=A1=C3=B1ez;Mart=C3=ADn',
        'ORG;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Hormigones del R=C3=ADo, S.A.;Compras',
        'TEL;WORK;VOICE:+54 (11) 4555-1234',
        'TEL;X-Obra:1144440000',
        'ADR;WORK;PREF;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;Av. C=C3=B3rdoba 1234=0D=0APiso 3;CABA;;1055;Argentina',
        'NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Cobra los jueves=0D=0ALlamar antes de las =',
        '10 hs; C:\\obra',
        'EMAIL;PREF;INTERNET:martin@ejemplo.test',
        'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ',
        'SkZJRg==',
      ),
    )
    expect(parsed).toEqual({
      name: 'Martín Ibáñez',
      title: '',
      company: 'Hormigones del Río, S.A.',
      emails: [{ email: 'martin@ejemplo.test', label: '' }],
      phoneNumbers: [
        { country: 'ar', phoneNumber: '11 4555 1234', label: 'Work' },
        { country: 'ar', phoneNumber: '11 4444 0000', label: 'obra' },
      ],
      birthday: null,
      address: 'Av. Córdoba 1234, Piso 3, CABA, 1055, Argentina',
      notes: 'Cobra los jueves\nLlamar antes de las 10 hs; C:\\obra',
      tagTitles: [],
      noted: [{ field: 'Departamento', value: 'Compras' }],
      omitted: ['Foto'],
      problems: [],
    })
  })

  it('have labels, second addresses and birthdays without a year, as an iPhone writes them', () => {
    const [parsed] = readVcards(
      vcard(
        'VERSION:3.0',
        'FN:Ana María Sosa',
        'item1.EMAIL;type=INTERNET;type=pref:ana@estudio.test',
        'item1.X-ABLabel:_$!<Work>!$_',
        'item3.TEL:+54 11 4777-1234',
        'item3.X-ABLabel:Guardia',
        'ADR;type=HOME:;;Juramento 2000;Buenos Aires;;C1428;Argentina',
        'ADR;type=WORK:;;Cabildo 1500;Buenos Aires;;C1426;Argentina',
        'BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-14',
        'NOTE:Trae planos\\; pide recibo\\, siempre',
        'X-PHONETIC-LAST-NAME:Sosa',
      ),
    )
    expect(parsed).toMatchObject({
      emails: [{ email: 'ana@estudio.test', label: 'Work' }],
      phoneNumbers: [{ phoneNumber: '11 4777 1234', label: 'Guardia' }],
      birthday: null,
      address: 'Juramento 2000, Buenos Aires, C1428, Argentina',
      notes: 'Trae planos; pide recibo, siempre',
      noted: [
        { field: 'Dirección (Trabajo)', value: 'Cabildo 1500, Buenos Aires, C1426, Argentina' },
        { field: 'Cumpleaños', value: '14/03' },
      ],
      omitted: ['X-PHONETIC-LAST-NAME'],
    })
  })

  it('may have any name of a property or type', () => {
    const [parsed] = readVcards(vcard('VERSION:3.0', 'FN:Ana', 'CONSTRUCTOR:x', 'TEL;TYPE=CONSTRUCTOR:+598 94 332 817'))
    expect(parsed).toMatchObject({ phoneNumbers: [{ label: 'constructor' }], omitted: ['CONSTRUCTOR'] })
  })

  it('lose only an odd line, and a cut card says so', () => {
    const text = vcard('VERSION:3.0', 'FN:Con Una', 'esto no es una propiedad', 'EMAIL:rara@ejemplo.test')
    const [odd, cut] = readVcards(`${text}BEGIN:VCARD\r\nFN:Sin Final\r\n`)
    expect(odd).toMatchObject({ name: 'Con Una', emails: [{ email: 'rara@ejemplo.test' }] })
    expect(odd!.problems).toEqual(['La línea «esto no es una propiedad» no se entiende y se deja afuera.'])
    expect(cut).toMatchObject({ name: 'Sin Final', problems: ['El archivo se corta en este contacto.'] })
  })
})

const outlook = {
  es: [
    'Tratamiento;Nombre;Segundo nombre;Apellidos;Organización;Departamento;Puesto;Calle del trabajo;País o región del trabajo',
    'Teléfono del trabajo;Teléfono móvil;Dirección de correo electrónico;Tipo de correo electrónico;Cumpleaños;Notas',
  ].join(';'),
  en: [
    'Title,First Name,Middle Name,Last Name,Company,Department,Job Title,Business Street,Business Country/Region',
    'Business Phone,Mobile Phone,E-mail Address,E-mail Type,Birthday,Notes',
  ].join(','),
}
const marta =
  'Sra.;Marta;Inés;Quiroga;Áridos del Sur;Compras;Jefa;Ruta 3 km 20;Argentina;(02226) 43-1234;11 5555-1234;marta@x.test;SMTP'

describe('CSV of other programs', () => {
  it.each([
    ['Outlook in Spanish', `${outlook.es}\n${marta};14/3/1980;Cobra los jueves`, 'Tratamiento'],
    ['Outlook in English', `${outlook.en}\n${marta.replaceAll(';', ',')},3/14/1980,Cobra los jueves`, 'Title'],
  ])('is read from %s', (_name, file, honorific) => {
    expect(readCsvContacts(file)).toEqual([
      {
        name: 'Marta Inés Quiroga',
        title: 'Jefa',
        company: 'Áridos del Sur',
        emails: [{ email: 'marta@x.test', label: '' }],
        phoneNumbers: [
          { country: 'ar', phoneNumber: '2226 43 1234', label: 'Work' },
          { country: 'ar', phoneNumber: '11 5555 1234', label: 'Mobile' },
        ],
        birthday: '1980-03-14',
        address: 'Ruta 3 km 20, Argentina',
        notes: 'Cobra los jueves',
        tagTitles: [],
        noted: [{ field: 'Departamento', value: 'Compras' }],
        omitted: [honorific],
        problems: [],
      },
    ])
  })

  it('is read from Google, with labels and several values in a cell', () => {
    const titles =
      'First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Formatted'
    const [parsed] = readCsvContacts(
      `${titles},Address 1 - City\nAna,Paz,Obra ::: * myContacts,* Work,a@x.test ::: b@x.test,Mobile,+598 94 332 817,Mitre 5,Salta`,
    )
    expect(parsed).toMatchObject({
      name: 'Ana Paz',
      emails: [
        { email: 'a@x.test', label: 'Work' },
        { email: 'b@x.test', label: 'Work' },
      ],
      phoneNumbers: [{ country: 'uy', phoneNumber: '94 332 817', label: 'Mobile' }],
      address: 'Mitre 5',
      tagTitles: ['Obra'],
      omitted: [],
    })
  })

  it('has a limit of columns, and names cells without a title', () => {
    expect(() => readCsvContacts(`Nombre${';x'.repeat(1000)}\nAna\n`)).toThrow('Revisá los datos enviados.')
    expect(readCsvContacts('Nombre;;Mail\nAna;x;a@x.test;y;z\n')[0]!.omitted).toEqual([
      'Columna 2',
      'Columnas sin título',
      'Columnas sin título',
    ])
  })

  it('says how a date was read that could be two', () => {
    const [parsed] = readCsvContacts('Name,Birthday\nAna,3/4/1980\n')
    expect(parsed).toMatchObject({ birthday: '1980-04-03', problems: [expect.stringContaining('se toma 03/04/1980')] })
  })
})

describe('a contact as it would be imported', () => {
  const read = (csv: string) => readCsvContacts(csv).map(readContact)

  it('is refused for an impossible date, and the others are not', () => {
    const file = 'Nombre;Cumpleaños;Mail\nAna;14/3/1980;a@x.test\nCora;31/02/1980;c@x.test\nDora;1/1/1990;d@x.test\n'
    const contacts = read(file)
    expect(contacts.map(({ imported }) => imported?.contact.name)).toEqual(['Ana', undefined, 'Dora'])
    expect(contacts[1]).toMatchObject({
      name: 'Cora',
      problems: ['Cumpleaños: 31/02/1980 no es una fecha. El contacto no se importa.'],
    })
  })

  it('loses only what it cannot hold, with a reason', () => {
    const [long] = read(`Nombre;Puesto;Teléfono;Notas\nAna;${'p'.repeat(300)};${'1'.repeat(60)};${'&'.repeat(9000)}\n`)
    expect(long!.imported!.contact).toMatchObject({ title: 'p'.repeat(200), phoneNumbers: [] })
    expect(long!.problems).toEqual([
      expect.stringContaining('no es un teléfono'),
      'Puesto: se toman los primeros 200 caracteres.',
      expect.stringMatching(/^Notas: se toman los primeros/),
    ])
  })

  it('has in its notes what has no field of its own', () => {
    const [contact] = read('Nombre;Departamento;Notas\nAna;Compras;Cobra los jueves\n')
    expect(contact!.imported!.contact.notes).toBe('<p>Cobra los jueves</p><p>Departamento: Compras</p>')
  })
})

it.each([
  [{ country: 'ar', phoneNumber: '*145' }, '*145'],
  [{ country: 'ar', phoneNumber: '9 11 5834-2207' }, '+54 9 11 5834 2207'],
  [{ country: 'uy', phoneNumber: '911' }, '+598 911'],
])('the phone %j is written as %s', (stored, written) => {
  expect(phoneText(stored)).toBe(written)
  expect(dialledOf(phoneOf(written, { label: '' }))).toBe(dialledOf(stored))
})
