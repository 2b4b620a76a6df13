/** Labels of mails and phones and titles of sample tags: stored in English, in files in Spanish as on the screen. */
import { words } from '../../../openapi/generated/words.ts'

const wordsOfLabels = new Map<string, string>(Object.entries(words.ContactLabel))
const labelsOfWords = new Map([...wordsOfLabels].map(([label, word]) => [word, label]))
const wordsOfTags = new Map<string, string>(Object.entries(words.ContactTagTitle))

/** A label as the screen shows it. */
export const labelWord = (label: string): string => wordsOfLabels.get(label) ?? label

/** A label as it is stored, from the Spanish word or the stored one. */
export const labelOf = (word: string): string => labelsOfWords.get(word) ?? word

/** A tag's title as the screen shows it. */
export const tagWord = (title: string): string => wordsOfTags.get(title) ?? title
