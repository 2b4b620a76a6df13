import { expect, it } from 'vitest'
import { findMatches, type TextItem } from './find-matches.ts'

const items: TextItem[] = [
  { str: 'Hormigón H-30, ', hasEOL: false },
  { str: 'según la', hasEOL: true },
  { str: 'memoria 𝟛 de ﬁnes', hasEOL: false },
]
const textOf = (query: string) =>
  findMatches(items, query).map(({ from, to }) =>
    from[0] === to[0]
      ? items[from[0]]!.str.slice(from[1], to[1])
      : [items[from[0]]!.str.slice(from[1]), items[to[0]]!.str.slice(0, to[1])],
  )

it.each([
  ['HORMIGON', ['Hormigón']],
  ['hormigo\u0301n', ['Hormigón']],
  ['30, segun', [['30, ', 'según']]],
  [' la   memoria ', [['la', 'memoria']]],
  ['de', ['de']],
  ['m', ['m', 'm', 'm']],
  ['otra', []],
  ['  ', []],
])('finds %j', (query, found) => expect(textOf(query)).toEqual(found))

it('uses nothing from outside: its source runs alone', () => {
  const alone = new Function(`return ${findMatches.toString()}`)() as typeof findMatches
  expect(alone(items, 'la memoria')).toEqual(findMatches(items, 'la memoria'))
})
