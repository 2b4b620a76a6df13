import { expect, it } from 'vitest'
import { matchingTags } from './tag-search.ts'

const tags = [
  { id: '1', title: 'Exterior' },
  { id: '2', title: 'Línea premium' },
]

it('matches tags without regard to case and accents, and tells whether the text would be a new tag', () => {
  expect(matchingTags(tags, 'LINEA')).toEqual({ matches: [tags[1]], isNew: true })
  expect(matchingTags(tags, ' linea premium ')).toEqual({ matches: [tags[1]], isNew: false })
  expect(matchingTags(tags, ' ')).toEqual({ matches: tags, isNew: false })
  expect(matchingTags(tags, 'nada')).toEqual({ matches: [], isNew: true })
})
