import { expect, it } from 'vitest'
import { matchingTags } from './tag-search.ts'

const tags = [
  { id: '1', title: 'Exterior' },
  { id: '2', title: 'Línea premium' },
]

it('finds tags whatever case and accents, and says whether a text would be a new one', () => {
  expect(matchingTags(tags, 'LINEA')).toEqual({ found: [tags[1]], isNew: true })
  expect(matchingTags(tags, ' linea premium ')).toEqual({ found: [tags[1]], isNew: false })
  expect(matchingTags(tags, ' ')).toEqual({ found: tags, isNew: false })
  expect(matchingTags(tags, 'nada')).toEqual({ found: [], isNew: true })
})
