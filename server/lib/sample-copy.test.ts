import { expect, test } from 'vitest'
import { sampleCopy } from './sample-copy.ts'

const id = '2b6d5859-f373-403a-b08c-7bc6c20454cd'

test('each company has different ids, the first one those of the fixtures', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7].map((company) => sampleCopy(company, company === 1).idOf(id))
  expect(ids[0]).toBe(id)
  expect(new Set(ids).size).toBe(7)
  for (const each of ids) expect(each).toMatch(/^[0-9a-f]{8}-f373-403a-b08c-7bc6c20454cd$/)
  expect(sampleCopy(2, false).idOf(id)).toBe(ids[1])
})
