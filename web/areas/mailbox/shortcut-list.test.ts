import { expect, test } from 'vitest'
import { shortcuts } from './shortcut-list.ts'

test('the shortcut list includes every key that has an action', () => {
  const listedKeys = shortcuts.flatMap(({ keys }) => keys.flatMap((shortcut) => shortcut.keys))
  for (const key of ['j', 'k', 'Enter', 'e', '#', 'r', 'a', 'f', 's', 'u', 'c', '/', '?'])
    expect(listedKeys).toContain(key)
})
