// What only people and the mock read: the server decides nothing by it.
const unread = new Set(['description', 'summary', 'examples', 'x-mock-delay', 'info', 'servers', 'webhooks'])
// Under these, keys are names of the contract's own, whatever they are called.
const namesUnder = new Set(['properties', 'schemas', 'paths', 'parameters', 'responses', '$defs'])

/** What the server loads of the bundled description: without examples and texts. */
export function leanContract(bundled: string): string {
  const lean = (value: unknown, isNames = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => lean(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => isNames || !unread.has(key))
        .map(([key, each]) => [key, lean(each, !isNames && namesUnder.has(key))]),
    )
  }
  return `${JSON.stringify(lean(JSON.parse(bundled)), null, 1)}\n`
}
