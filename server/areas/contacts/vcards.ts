import ICAL from 'ical.js'
import { emptyParsedContact, firstOf, type FileContact, type ParsedContact } from './file-contact.ts'
import { setBirthday } from './file-days.ts'
import { phoneOf, phoneText } from './file-phones.ts'
import { labelOf, labelWord, tagWord } from './labels.ts'
import { listOf, partsOf, readCards, textOf, type Vcard, type VcardLine } from './vcard-lines.ts'

/** The vCard types of labels, by property; other labels are written as text. */
const typesOfLabels = {
  email: { Work: 'work', Personal: 'home' },
  tel: { Work: 'work', Home: 'home', Mobile: 'cell' },
} as const
// Maps, because names of a file may be those of an object's own properties, such as 'constructor'.
const labelsOfTypes = {
  email: new Map([
    ['work', 'Work'],
    ['home', 'Personal'],
  ]),
  tel: new Map([
    ['work', 'Work'],
    ['home', 'Home'],
    ['cell', 'Mobile'],
    ['mobile', 'Mobile'],
    ['iphone', 'Mobile'],
    ['fax', 'Fax'],
    ['pager', 'Pager'],
  ]),
}
const silentTypes = new Set(
  'internet pref voice text msg x-internet x400 dom intl postal parcel video textphone pcs'.split(' '),
)

/** Properties of a card that say nothing about the person, or are read together with others. */
const technical = new Set(
  'version prodid rev uid kind source profile sort-string clientpidmap n x-ablabel x-abadr x-abuid x-abshowas'.split(
    ' ',
  ),
)

const notedProperties = new Map([
  ['url', 'Página web'],
  ['nickname', 'Apodo'],
  ['role', 'Función'],
  ['anniversary', 'Aniversario'],
  ['x-anniversary', 'Aniversario'],
  ['impp', 'Mensajería'],
  ['x-socialprofile', 'Red social'],
])
const spanishNames = new Map([
  ['photo', 'Foto'],
  ['logo', 'Logo'],
  ['sound', 'Sonido'],
  ['key', 'Clave'],
])

/** A structured value in one line. */
const joinedOf = (line: VcardLine): string =>
  partsOf(line)
    .filter(Boolean)
    .join(', ')
    .replace(/\s*\n\s*/g, ', ')

/** Apple writes its standard labels like this: '_$!<Work>!$_'. */
const appleLabel = /^_\$!<(.*)>!\$_$/

/** The label of a mail or phone: the text of its group if there is one, else its type. */
function labelFor(line: VcardLine, kind: 'email' | 'tel', groupLabels: Map<string, string>): string {
  const written = line.group && groupLabels.get(line.group)
  const apple = written ? appleLabel.exec(written)?.[1] : undefined
  if (written && apple === undefined) return labelOf(written)
  const types = apple === undefined ? line.types.filter((type) => !silentTypes.has(type)) : [apple.toLowerCase()]
  const known = types.includes('fax') ? 'fax' : types.find((type) => labelsOfTypes[kind].has(type))
  if (known) return labelsOfTypes[kind].get(known) ?? ''
  return apple ?? types[0]?.replace(/^x-/, '') ?? ''
}

function nameOf(lines: VcardLine[]): string {
  const full = lines.find(({ name }) => name === 'fn')
  if (full && textOf(full)) return textOf(full)
  const [last, first, middle] = lines.filter(({ name }) => name === 'n').map(partsOf)[0] ?? []
  return [first, middle, last].filter(Boolean).join(' ')
}

const addressKinds = new Map([
  ['work', 'Trabajo'],
  ['home', 'Casa'],
])

function setAddresses(contact: ParsedContact, lines: VcardLine[]): void {
  const [first, ...others] = lines.filter((line) => joinedOf(line) !== '')
  contact.address = first ? joinedOf(first) : null
  for (const line of others) {
    const kind = line.types.map((type) => addressKinds.get(type)).find(Boolean)
    contact.noted.push({ field: kind ? `Dirección (${kind})` : 'Otra dirección', value: joinedOf(line) })
  }
}

function setCompany(contact: ParsedContact, lines: VcardLine[]): void {
  const units = lines.map(partsOf)
  contact.company = firstOf(
    contact,
    'Empresa',
    units.map(([company = '']) => company),
  )
  const departments = units.flatMap(([, ...others]) => others.filter(Boolean))
  contact.noted.push(...departments.map((value) => ({ field: 'Departamento', value })))
}

const mostOddLines = 20

/** Notes or omits what a contact has no field for, and what is odd. */
function setRest(contact: ParsedContact, { lines, oddLines, isCut }: Vcard, known: Set<string>): void {
  for (const line of lines) {
    if (known.has(line.name) || technical.has(line.name) || line.value.trim() === '') continue
    const noted = notedProperties.get(line.name)
    if (noted) contact.noted.push({ field: noted, value: textOf(line) })
    else contact.omitted.push(spanishNames.get(line.name) ?? line.name.toUpperCase().slice(0, 80))
  }
  const problems = oddLines
    .slice(0, mostOddLines)
    .map((line) => `La línea «${line.slice(0, 80)}» no se entiende y se deja afuera.`)
  const others = oddLines.length - problems.length
  if (others > 0) problems.push(`Otras ${others} líneas no se entienden y se dejan afuera.`)
  contact.problems.push(...problems, ...(isCut ? ['El archivo se corta en este contacto.'] : []))
}

function contactOf(card: Vcard): ParsedContact {
  const contact = emptyParsedContact()
  const all = (name: string) => card.lines.filter((line) => line.name === name)
  const groupLabels = new Map(all('x-ablabel').map((line) => [line.group, textOf(line)]))
  contact.name = nameOf(card.lines)
  contact.title = firstOf(contact, 'Puesto', all('title').map(textOf))
  setCompany(contact, all('org'))
  contact.emails = all('email').map((line) => ({ email: textOf(line), label: labelFor(line, 'email', groupLabels) }))
  contact.phoneNumbers = all('tel').map((line) => phoneOf(textOf(line), { label: labelFor(line, 'tel', groupLabels) }))
  setAddresses(contact, all('adr'))
  for (const { parameters, value } of all('bday')) {
    // Apple writes the year 1604 for a birthday without one.
    const omitted = parameters.get('x-apple-omit-year')
    const isYearless = omitted !== undefined && value.startsWith(omitted)
    setBirthday(contact, isYearless ? `--${value.slice(4).replace(/^-/, '')}` : value)
  }
  contact.notes = all('note').map(textOf).join('\n')
  contact.tagTitles = all('categories').flatMap(listOf).filter(Boolean)
  setRest(contact, card, new Set(['fn', 'title', 'org', 'email', 'tel', 'adr', 'bday', 'note', 'categories']))
  return contact
}

/** Parses contacts from vCards, version 2.1, 3.0 or 4.0. */
export const readVcards = (text: string): ParsedContact[] => readCards(text).map(contactOf)

type Card = InstanceType<typeof ICAL.Component>
type Property = InstanceType<typeof ICAL.Property>

function add(card: Card, name: string, value: string | string[]): Property | undefined {
  if (value.length === 0) return undefined
  const property = new ICAL.Property(name)
  property.resetType('text')
  property.setValue(value)
  card.addProperty(property)
  return property
}

/** Adds a mail or phone with its label: a type that all programs know, else text in a line of the same group. */
function addLabelled(card: Card, kind: 'email' | 'tel', value: string, label: string): void {
  const property = add(card, kind, value)
  const types: Record<string, string> = typesOfLabels[kind]
  if (!property || label === '') return
  if (Object.hasOwn(types, label)) return property.setParameter('type', types[label]!)
  const group = `item${card.getAllProperties('x-ablabel').length + 1}`
  property.setParameter('group', group)
  add(card, 'x-ablabel', labelWord(label))?.setParameter('group', group)
}

function addCategories(card: Card, titles: string[]): void {
  const property = new ICAL.Property('categories')
  property.setValues(titles)
  card.addProperty(property)
}

function cardText(contact: FileContact): string {
  const card = new ICAL.Component(['vcard', [], []])
  add(card, 'version', '4.0')
  add(card, 'fn', contact.name)
  for (const { email, label } of contact.emails) addLabelled(card, 'email', email, label)
  for (const phone of contact.phoneNumbers) addLabelled(card, 'tel', phoneText(phone), phone.label)
  if (contact.company) add(card, 'org', [contact.company])
  add(card, 'title', contact.title)
  if (contact.birthday) add(card, 'bday', contact.birthday)
  if (contact.address) add(card, 'adr', ['', '', contact.address, '', '', '', ''])
  add(card, 'note', contact.notes)
  if (contact.tagTitles.length > 0) addCategories(card, contact.tagTitles.map(tagWord))
  return `${card.toString()}\r\n`
}

/** Writes contacts as vCard 4.0. */
export const writeVcards = (contacts: FileContact[]): string => contacts.map(cardText).join('')
