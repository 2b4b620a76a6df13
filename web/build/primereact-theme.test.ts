import { expect, it } from 'vitest'
import { themeOf } from './primereact-theme.ts'

const theme = `@layer primereact {
  /* a comment { } */
  .p-tree .p-tree-container { padding: 1px; }
  .p-treetable .p-tree { color: red; }
  .p-fluid .p-tree, .p-tree-empty,
  .p-input-filled .p-tree { margin: 0; }
  .p-dialog { border: 0; }
}`

it('keeps the rules of the requested parts only', () => {
  const lines = themeOf(theme, ['tree']).replace(/\s+/g, ' ')
  expect(lines).toBe('.p-tree .p-tree-container { padding: 1px; } .p-tree-empty { margin: 0; }')
  expect(themeOf(theme, ['tree', 'dialog'])).toContain('.p-dialog')
})
