const letter = /^\S$/

/** The menu item that a key moves to: arrow keys, Home, End, or the first letter of its name. */
export function itemAt(key: string, items: HTMLElement[]): HTMLElement | undefined {
  const index = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') return items[(index + 1) % items.length]
  if (key === 'ArrowUp') return items.at(index <= 0 ? -1 : index - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (!letter.test(key)) return undefined
  const after = [...items.slice(index + 1), ...items.slice(0, index + 1)]
  return after.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))
}
