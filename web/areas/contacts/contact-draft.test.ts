import { expect, test } from 'vitest'
import { draftErrors, draftOf, emptyEmail, emptyPhone, patchOf, describeField, wireOf } from './contact-draft.ts'
import type { Contact } from './queries.ts'

const contact: Contact = {
  id: 'a',
  version: 3,
  avatar: null,
  background: null,
  name: 'Ana Lía',
  emails: [{ email: 'ana@correo.test', label: 'Work' }],
  phoneNumbers: [],
  title: '',
  company: 'Estudio',
  birthday: null,
  address: null,
  notes: null,
  tags: [],
}

test('draftOf adds one empty mail and phone line, and wireOf drops empty lines', () => {
  const draft = draftOf(contact)
  expect(draft.phoneNumbers).toEqual([emptyPhone])
  expect(wireOf(draft).phoneNumbers).toEqual([])
  expect(patchOf(draft, contact)).toEqual({})
  expect(draftOf(null).emails).toEqual([emptyEmail])
})

test('patchOf returns the changed fields only', () => {
  const draft = { ...draftOf(contact), company: ' ', birthday: '1990-01-02', emails: [emptyEmail] }
  expect(patchOf(draft, contact)).toEqual({ company: '', birthday: '1990-01-02', emails: [] })
})

test('draftErrors reports a missing name, malformed mails and a birthday in the future', () => {
  const draft = { ...draftOf(contact), name: ' ', emails: [{ email: 'ana', label: '' }], birthday: '2026-01-02' }
  expect(Object.keys(draftErrors(draft, '2026-01-01')).filter((key) => draftErrors(draft, '2026-01-01')[key])).toEqual([
    'name',
    'birthday',
    'emails.0.email',
  ])
  expect(Object.values(draftErrors(draftOf(contact), '2026-01-01')).filter(Boolean)).toEqual([])
})

test('describeField describes lists, null and rich text', () => {
  expect(describeField(contact.emails)).toBe('«ana@correo.test»')
  expect(describeField(null)).toBe('nada')
  expect(describeField('<p>Hola <b>vos</b></p>')).toBe('«Hola  vos»')
})
