import ICAL from 'ical.js'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import type { FileContact } from './file-contact.ts'

/** vCard types of addresses and numbers, and the labels of contacts. */
const typeOfLabel: Record<string, string> = { Work: 'work', Home: 'home', Personal: 'home', Mobile: 'cell' }
const labelOfType: Record<string, string> = { work: 'Work', cell: 'Mobile', mobile: 'Mobile', iphone: 'Mobile' }
const silentTypes = new Set(['internet', 'pref', 'voice', 'text', 'x-internet'])

type Property = InstanceType<typeof ICAL.Property>

const textOf = (property: Property | null): string => {
  const value = property?.getFirstValue() as unknown
  return (Array.isArray(value) ? value.flat().filter(Boolean).join(', ') : String(value ?? '')).trim()
}

function labelFor(property: Property, home: string): string {
  const types = [property.getParameter('type') ?? []].flat().map((type) => type.toLowerCase())
  const type = types.find((each) => !silentTypes.has(each)) ?? ''
  return type === 'home' ? home : (labelOfType[type] ?? '')
}

/** Parses a phone number with a country prefix; without one, it is kept as written, in Argentina. */
export function phoneOf(text: string, label: string) {
  const written = text.replace(/^tel:/i, '').trim()
  const number = parsePhoneNumberFromString(written, 'AR')
  if (!number?.isPossible()) return { country: 'ar', phoneNumber: written.slice(0, 40), label }
  const phoneNumber = number.formatInternational().replace(`+${number.countryCallingCode}`, '').trim()
  return { country: (number.country ?? 'AR').toLowerCase(), phoneNumber, label }
}

function nameOf(card: InstanceType<typeof ICAL.Component>): string {
  const full = textOf(card.getFirstProperty('fn'))
  if (full) return full
  const parts = card.getFirstProperty('n')?.getFirstValue() as unknown
  return Array.isArray(parts) ? [parts[1], parts[2], parts[0]].flat().filter(Boolean).join(' ').trim() : ''
}

const wholeDay = /^(\d{4})-?(\d{2})-?(\d{2})/

function contactOf(card: InstanceType<typeof ICAL.Component>): FileContact {
  const text = (name: string) => textOf(card.getFirstProperty(name))
  const organisation = card.getFirstProperty('org')?.getFirstValue() as unknown
  const [, year, month, day] = wholeDay.exec(text('bday')) ?? []
  const all = (name: string) => card.getAllProperties(name)
  return {
    name: nameOf(card),
    title: text('title'),
    company: Array.isArray(organisation) ? String(organisation[0] ?? '') : String(organisation ?? ''),
    emails: all('email').map((property) => ({ email: textOf(property), label: labelFor(property, 'Personal') })),
    phoneNumbers: all('tel').map((property) => phoneOf(textOf(property), labelFor(property, 'Home'))),
    birthday: year ? `${year}-${month}-${day}` : null,
    address: text('adr') || null,
    notes: text('note'),
    tagTitles: all('categories').flatMap((property) => property.getValues().map(String)),
  }
}

/** Splits a text into cards, so that an invalid one does not affect the others. */
function cardsIn(text: string): string[] {
  const cards: string[] = []
  let lines: string[] = []
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const word = line.trimEnd().toUpperCase()
    if (word === 'BEGIN:VCARD') lines = []
    lines.push(line)
    if (word === 'END:VCARD') cards.push(lines.join('\r\n'))
  }
  return cards
}

/** Parses contacts from vCards, version 3 or 4. Throws if the text has none. */
export function readVcards(text: string): FileContact[] {
  const cards = cardsIn(text)
  return cards.map((card) => {
    try {
      return contactOf(new ICAL.Component(ICAL.parse(card) as never))
    } catch {
      return {
        name: '',
        title: '',
        company: '',
        emails: [],
        phoneNumbers: [],
        birthday: null,
        address: null,
        notes: '',
        tagTitles: [],
      }
    }
  })
}

function add(card: InstanceType<typeof ICAL.Component>, name: string, value: string | string[], label?: string): void {
  if (value.length === 0 || value === '') return
  const property = new ICAL.Property(name)
  const type = label && (typeOfLabel[label] ?? label.toLowerCase().replace(/[^a-z0-9-]/g, ''))
  if (type) property.setParameter('type', type)
  if (name === 'tel') property.resetType('text')
  property.setValue(value as string)
  card.addProperty(property)
}

/** Writes contacts as vCard 4.0. */
export function writeVcards(contacts: FileContact[], dialCodeOf: (country: string) => string): string {
  return contacts
    .map((contact) => {
      const card = new ICAL.Component(['vcard', [], []])
      add(card, 'version', '4.0')
      add(card, 'fn', contact.name)
      for (const { email, label } of contact.emails) add(card, 'email', email, label)
      for (const { country, phoneNumber, label } of contact.phoneNumbers) {
        const number = parsePhoneNumberFromString(phoneNumber, country.toUpperCase() as CountryCode)
        add(card, 'tel', number?.formatInternational() ?? `${dialCodeOf(country)} ${phoneNumber}`, label)
      }
      if (contact.company) add(card, 'org', [contact.company])
      add(card, 'title', contact.title)
      if (contact.birthday) add(card, 'bday', contact.birthday)
      if (contact.address) add(card, 'adr', ['', '', contact.address, '', '', '', ''])
      add(card, 'note', contact.notes)
      if (contact.tagTitles.length > 0) {
        const property = new ICAL.Property('categories')
        property.setValues(contact.tagTitles)
        card.addProperty(property)
      }
      return `${card.toString()}\r\n`
    })
    .join('')
}
