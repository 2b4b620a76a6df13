import { expect, test } from 'vitest'
import { mergeChoices, mergePatch, restorePatch } from './merge.ts'
import type { Contact } from './queries.ts'

const contact = (part: Partial<Contact>): Contact => ({
  id: 'a',
  version: 3,
  avatar: null,
  background: null,
  name: 'Ana',
  emails: [],
  phoneNumbers: [],
  title: '',
  company: '',
  birthday: null,
  address: null,
  notes: null,
  tags: [],
  ...part,
})

const phone = (phoneNumber: string) => ({ country: 'ar', phoneNumber, label: '' })
const one = contact({
  emails: [{ email: 'Ana@x.test', label: '' }],
  phoneNumbers: [phone('9 11 5834-2207')],
  tags: ['t'],
})
const two = contact({
  id: 'b',
  name: 'Ana Paz',
  title: 'Arquitecta',
  emails: [{ email: 'ana@x.test', label: 'Work' }],
  phoneNumbers: [phone('5834-2207'), phone('4782-9016')],
  tags: ['t', 'u'],
})

test('mergeChoices lists each value, mail, phone and tag once', () => {
  const choices = mergeChoices([one, two])
  expect(choices.values).toMatchObject({ name: ['Ana', 'Ana Paz'], title: ['Arquitecta'], company: [] })
  expect(choices.emails).toEqual(one.emails)
  expect(choices.phoneNumbers).toEqual([phone('9 11 5834-2207'), phone('4782-9016')])
  expect(choices.tags).toEqual(['t', 'u'])
})

test('mergePatch applies chosen values and drops unchecked lines; restorePatch restores the original', () => {
  const choices = mergeChoices([one, two])
  const patch = mergePatch(one, choices, { values: { name: 'Ana Paz' }, dropped: new Set(['47829016']) })
  expect(patch).toMatchObject({ version: 3, name: 'Ana Paz', title: 'Arquitecta', birthday: null, tags: ['t', 'u'] })
  expect(patch.phoneNumbers).toEqual(one.phoneNumbers)
  expect(restorePatch(one)).not.toHaveProperty('version')
  expect(restorePatch(one)).toMatchObject({ name: 'Ana', tags: ['t'] })
})
