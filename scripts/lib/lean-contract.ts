// Only for people and the mock; the server does not use these keys.
const unusedKeys = new Set([
  'description',
  'summary',
  'examples',
  'x-mock-delay',
  'x-words',
  'x-word-variants',
  'info',
  'servers',
  'webhooks',
])
// Under these, keys are names defined by the contract, so none is dropped.
const namesUnder = new Set(['properties', 'schemas', 'paths', 'parameters', 'responses', '$defs'])

/** The bundled description for the server, without examples and texts. */
export function leanContract(bundled: string): string {
  const lean = (value: unknown, isNames = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => lean(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => isNames || !unusedKeys.has(key))
        .map(([key, each]) => [key, lean(each, !isNames && namesUnder.has(key))]),
    )
  }
  return `${JSON.stringify(lean(JSON.parse(bundled)), null, 1)}\n`
}
