import { ContractMistake, type Bundle } from './company-operations.ts'

/** The generated table of the Spanish words of the wire's values. */
export const wordTable = 'openapi/generated/words.ts'

type Worded = { enum?: unknown[]; 'x-words'?: Record<string, string> }

/** The words of a schema. Throws if an enum has a value without a word, or a word without its value. */
function wordsOf(name: string, { enum: values, 'x-words': words }: Worded): string[] {
  if (!words) return []
  const named = Object.keys(words)
  if (values && named.toSorted().join() !== values.map(String).toSorted().join())
    throw new ContractMistake(`x-words of ${name} must have a word for each value of its enum, and no other.\n`)
  const lines = Object.entries(words).map(([value, word]) => `    ${JSON.stringify(value)}: ${JSON.stringify(word)},`)
  return [`  ${name}: {\n${lines.join('\n')}\n  },`]
}

/** `x-words` of all schemas by name, for the screens and for the files that the server writes. */
export function listWords({ components }: Bundle): string {
  const schemas = Object.entries(components.schemas as Record<string, Worded>)
  const tables = schemas.flatMap(([name, schema]) => wordsOf(name, schema))
  return `// Generated from openapi/ by npm run gen; never edited.\nexport const words = {\n${tables.toSorted().join('\n')}\n} as const\n`
}
