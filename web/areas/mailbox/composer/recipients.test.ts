import { describe, expect, test } from 'vitest'
import { addRecipients, emailOf, isAddress, nameOf, recipientOf, splitRecipients } from './recipients.ts'

describe('recipients', () => {
  test.each(['ana@obra.test', 'Ana Ruiz <ana@obra.test>', 'a.b+c@sub.obra.com.ar', 'Muñoz, Ana <ana@obra.test>'])(
    '%s is an address',
    (text) => expect(isAddress(text)).toBe(true),
  )
  test.each(['ana', 'ana@', '@obra.test', 'ana@obra', 'ana@@obra.test', 'ana @obra.test', '<ana@obra.test', ''])(
    '%s is not an address',
    (text) => expect(isAddress(text)).toBe(false),
  )

  test('are split at commas, semicolons and line ends', () => {
    expect(splitRecipients('ana@obra.test, Luis <luis@obra.test>;\nmal, ')).toEqual([
      'ana@obra.test',
      'Luis <luis@obra.test>',
      'mal',
    ])
  })

  test('keep a comma inside a quoted name', () => {
    expect(splitRecipients('"Ruiz, Ana" <ana@obra.test>, b@obra.test')).toEqual([
      'Ruiz, Ana <ana@obra.test>',
      'b@obra.test',
    ])
    expect(splitRecipients('"a@obra.test, b@obra.test')).toEqual(['a@obra.test', 'b@obra.test'])
  })

  test('keep a comma inside a name as Outlook copies it', () => {
    expect(splitRecipients('Pérez, Juan <juan@ejemplo.test>; García López, Ana <ana@ejemplo.test>')).toEqual([
      'Pérez, Juan <juan@ejemplo.test>',
      'García López, Ana <ana@ejemplo.test>',
    ])
    expect(splitRecipients('a@obra.test, Pérez, Juan <juan@ejemplo.test>, Ana <ana@ejemplo.test>')).toEqual([
      'a@obra.test',
      'Pérez, Juan <juan@ejemplo.test>',
      'Ana <ana@ejemplo.test>',
    ])
    expect(splitRecipients('mal, b@obra.test, peor')).toEqual(['mal', 'b@obra.test', 'peor'])
  })

  test('are cut to 320 characters and lose NUL characters', () => {
    expect(splitRecipients('x'.repeat(400))).toEqual(['x'.repeat(320)])
    expect(splitRecipients('ana\0@obra.test')).toEqual(['ana@obra.test'])
  })

  test('are added once per address, ignoring name and case', () => {
    expect(addRecipients(['Ana <ana@obra.test>'], ['ANA@obra.test', 'b@obra.test', 'b@obra.test'])).toEqual([
      'Ana <ana@obra.test>',
      'b@obra.test',
    ])
  })

  test('have a display name and a comparable address', () => {
    expect(nameOf('Ana Ruiz <ana@obra.test>')).toBe('Ana Ruiz')
    expect(nameOf('<ana@obra.test>')).toBe('ana@obra.test')
    expect(emailOf('Ana <ANA@obra.test>')).toBe('ana@obra.test')
    expect(recipientOf('Ruiz, Ana "la jefa"', 'ana@obra.test')).toBe('Ruiz Ana la jefa <ana@obra.test>')
  })
})
