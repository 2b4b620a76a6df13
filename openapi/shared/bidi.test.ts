import { expect, it } from 'vitest'
import { hasDirectionControls, withVisibleControls } from './bidi.ts'

it('shows characters that turn the direction of a name as escapes, and leaves other names alone', () => {
  expect(withVisibleControls('foto\u202egpj.exe \u2066x\u2069')).toBe('foto\\u202Egpj.exe \\u2066x\\u2069')
  expect(withVisibleControls('Ñandú שלום\u200f')).toBe('Ñandú שלום\u200f')
  expect([hasDirectionControls('a\u202eb'), hasDirectionControls('a\u200eb')]).toEqual([true, false])
})
