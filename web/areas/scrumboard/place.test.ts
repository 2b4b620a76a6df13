import { expect, it } from 'vitest'
import { boardPath, cardPath, parsePlace } from './place.ts'

it('parses the paths of boards and cards and rejects others', () => {
  expect(parsePlace('')).toEqual({ boardId: null, cardId: null })
  expect(parsePlace('b1')).toEqual({ boardId: 'b1', cardId: null })
  expect(parsePlace('b1/card/c1')).toEqual({ boardId: 'b1', cardId: 'c1' })
  for (const path of ['b1/card', 'b1/list/c1', 'b1/card/c1/more']) expect(parsePlace(path)).toBeNull()
  expect([boardPath('b1'), cardPath('b1', 'c1')]).toEqual(['/apps/scrumboard/b1', '/apps/scrumboard/b1/card/c1'])
})
