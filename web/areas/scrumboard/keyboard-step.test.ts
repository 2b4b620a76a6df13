import { expect, it } from 'vitest'
import type { Preview } from './board-state.ts'
import { placeWords } from './drag-words.ts'
import { keyboardStep } from './keyboard-step.ts'
import type { List } from './queries.ts'

const list = (id: string, ...titles: string[]) =>
  ({ id, title: id, cards: titles.map((title) => ({ id: title, title })) }) as unknown as List
const lists = [list('X', 'A', 'B', 'C'), list('Y', 'D')]
const start: Preview = { kind: 'card', id: 'B', listId: 'X', index: 1 }
const walk = (from: Preview, ...codes: string[]) => codes.reduce((at, code) => keyboardStep(lists, at, code), from)

it('moves within the list and to the next one, and stops at the ends', () => {
  expect(walk(start, 'ArrowUp', 'ArrowUp')).toMatchObject({ listId: 'X', index: 0 })
  expect(walk(start, 'ArrowDown', 'ArrowDown')).toMatchObject({ listId: 'X', index: 2 })
  expect(walk(start, 'ArrowDown', 'ArrowRight', 'ArrowRight')).toMatchObject({ listId: 'Y', index: 1 })
  expect(walk(start, 'ArrowLeft')).toEqual(start)
  expect(walk({ kind: 'list', id: 'X', index: 0 }, 'ArrowRight', 'ArrowRight')).toMatchObject({ index: 1 })
})

it('announces the title and position', () => {
  expect(placeWords(lists, walk(start, 'ArrowRight'))).toBe('B, posición 2 de 2 en Y')
  expect(placeWords(lists, { kind: 'list', id: 'X', index: 1 })).toBe('la lista X, posición 2 de 2')
})
