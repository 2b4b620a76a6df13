import { expect, test } from 'vitest'
import { filterCodec } from './filter-values.ts'

test('filters read from an address write the same address', () => {
  const { read, write } = filterCodec(['estado', 'desde'])
  expect(read(new URLSearchParams('estado=aprobado&otro=1'))).toEqual({ estado: 'aprobado', desde: '' })
  expect(write({ estado: 'aprobado', desde: '' })).toEqual({ estado: 'aprobado', desde: undefined })
})
