import { ContractMistake, type Bundle } from './company-operations.ts'

/** The generated table of the Spanish words of the wire's values. */
export const wordTable = 'openapi/generated/words.ts'

type Words = Record<string, string>
/** `x-word-variants` are other words of the same values, by the name of the case. */
type Worded = { enum?: unknown[]; 'x-words'?: Words; 'x-word-variants'?: Record<string, Words> }

/** The lines of a table. Throws if an enum has a value without a word, or a word without its value. */
function tableOf(name: string, values: unknown[] | undefined, words: Words): string {
  const named = Object.keys(words)
  if (values && named.toSorted().join() !== values.map(String).toSorted().join())
    throw new ContractMistake(`x-words of ${name} must have a word for each value of its enum, and no other.\n`)
  const lines = Object.entries(words).map(([value, word]) => `    ${JSON.stringify(value)}: ${JSON.stringify(word)},`)
  return `  ${name}: {\n${lines.join('\n')}\n  },`
}

function tablesOf(
  name: string,
  { enum: values, 'x-words': words, 'x-word-variants': variants = {} }: Worded,
): string[] {
  const others = Object.entries(variants).map(([kind, each]) => tableOf(name + kind, values, each))
  return words ? [tableOf(name, values, words), ...others] : others
}

/** `x-words` and `x-word-variants` of all schemas by name, for the screens and for the files that the server writes. */
export function listWords({ components }: Bundle): string {
  const schemas = Object.entries(components.schemas as Record<string, Worded>)
  const tables = schemas.flatMap(([name, schema]) => tablesOf(name, schema))
  return `// Generated from openapi/ by npm run gen; never edited.\nexport const words = {\n${tables.toSorted().join('\n')}\n} as const\n`
}
