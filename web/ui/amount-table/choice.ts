/** Finds the option of a choice by a typed or pasted text. */
import { fold } from '../../lib/fold.ts'

/** `names`: further texts that name the option, such as the code of a rubro. */
export type ChoiceOption = readonly [value: string, label: string, names?: readonly string[]]
type Choice = { options?: readonly ChoiceOption[]; unknownOption?: (text: string) => string }

/** Ignores punctuation, and the zero that spreadsheets drop from the start of a code: '01.01 - Obrador' gives '1 01 obrador'. */
export const looseName = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^0+(?=\d)/, '')

/** The options that a text names, by the strictest comparison that finds any. */
function optionsNamed(options: readonly ChoiceOption[], text: string): readonly ChoiceOption[] {
  const comparisons = [(name: string) => name.trim(), (name: string) => fold(name.trim()), looseName]
  for (const comparable of comparisons) {
    const wanted = comparable(text)
    const found = options.filter(([value, label, names = []]) =>
      [value, label, ...names].some((name) => comparable(name) === wanted),
    )
    if (found.length > 0 && wanted !== '') return found
  }
  return []
}

/** Parses the text of a choice, ignoring case and accents; an error if it names no option or several. */
export function readChoice(
  { options = [], unknownOption }: Choice,
  text: string,
): { value: string } | { error: string } {
  const found = optionsNamed(options, text)
  if (found.length === 1) return { value: found[0]![0] }
  if (found.length === 0) return { error: unknownOption?.(text) ?? `«${text}» no está entre las opciones.` }
  const labels = found.map(([, label]) => `«${label}»`)
  return { error: `«${text}» puede ser ${labels.slice(0, -1).join(', ')} o ${labels.at(-1)}. Escribí cuál.` }
}
