// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isComposing } from './composing.ts'

it.each([
  [{ isComposing: true }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('Enter with %o confirms a composition: %s', (init, expected) => {
  expect(isComposing(new KeyboardEvent('keydown', { key: 'Enter', ...init }))).toBe(expected)
})

/** The grid moves a cell cursor: its text field is CellEditor. */
const withoutTextField = ['web/ui/amount-table/key-action.ts']

it('every Enter handler leaves the Enter of an input method alone', () => {
  const files = globSync('web/{app,areas,lib,records,ui}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file) && !withoutTextField.includes(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const handling = files.filter(({ text }) => /\bkey\s*[!=]==\s*'Enter'/.test(text))
  expect(handling.length).toBeGreaterThan(15)
  expect(handling.filter(({ text }) => !text.includes('isComposing(')).map(({ file }) => file)).toEqual([])
  expect(files.filter(({ text }) => /\.isComposing\b/.test(text)).map(({ file }) => file)).toEqual([
    'web/lib/composing.ts',
  ])
})
