import { describe, expect, test } from 'vitest'
import { addressOf, listParams, parsePlace, type Place } from './place.ts'

const place = (part: Partial<Place>): Place => ({
  view: { kind: 'folder', slug: 'inbox' },
  page: 1,
  mailId: null,
  query: '',
  ...part,
})

describe('an address of the mailbox', () => {
  test.each([
    ['inbox', place({})],
    ['inbox/3', place({ page: 3 })],
    ['inbox/1/abc', place({ mailId: 'abc' })],
    ['filter/starred/1', place({ view: { kind: 'filter', slug: 'starred' } })],
    ['label/obra-norte/2/abc', place({ view: { kind: 'label', slug: 'obra-norte' }, page: 2, mailId: 'abc' })],
    ['all/1', place({ view: { kind: 'all' } })],
  ])('%s is parsed', (path, expected) => expect(parsePlace(path)).toEqual(expected))

  test.each(['nowhere/1', 'filter/read/1', 'label', 'inbox/0', 'inbox/-1', 'inbox/1.5', 'inbox/x', 'inbox/1/a/b'])(
    '%s is not a valid address',
    (path) => expect(parsePlace(path)).toBeNull(),
  )

  test.each([
    place({ page: 4, mailId: 'a-b' }),
    place({ view: { kind: 'label', slug: 'años' }, query: 'piso 9 & losa' }),
    place({ view: { kind: 'filter', slug: 'important' } }),
  ])('is parsed back to the same place', (there) => {
    const { pathname, searchParams } = new URL(addressOf(there), 'http://obra.test')
    const path = decodeURIComponent(pathname.replace('/apps/mailbox/', ''))
    expect(parsePlace(path, searchParams.get('query') ?? '')).toEqual(there)
  })

  test('gives only the list parameters that it holds', () => {
    expect(listParams(place({ page: 2, query: ' losa ' }))).toEqual({ folder: 'inbox', page: 2, query: 'losa' })
    expect(listParams(place({ view: { kind: 'all' } }))).toEqual({ page: 1 })
  })
})
