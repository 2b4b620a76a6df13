/** What columns were last chosen to be, by the titles of a table; stored in this browser. */
import { titleKey } from '../../../openapi/shared/title-key.ts'
import type { Schema } from '../../api/types.ts'
import { storePreference } from '../../lib/store-preference.ts'

export type ContactColumn = Schema<'ContactColumn'>
export type ContactField = Schema<'ContactColumnField'>

const mostTables = 20
const keyOf = (userId: string) => `obra-contact-columns:${userId}`

/** The field of each column, by its position. */
export type Choices = Record<number, ContactField>
type Remembered = { titles: string; choices: Choices }

const titlesOf = (columns: ContactColumn[]) =>
  columns.map(({ index, title }) => `${index} ${titleKey(title)}`).join('|')

function readAll(userId: string): Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? (stored as Remembered[]) : []
  } catch {
    return []
  }
}

export const rememberedColumns = (userId: string, columns: ContactColumn[]): Choices =>
  readAll(userId).find(({ titles }) => titles === titlesOf(columns))?.choices ?? {}

export function rememberColumns(userId: string, columns: ContactColumn[], choices: Choices): void {
  const titles = titlesOf(columns)
  const others = readAll(userId).filter((each) => each.titles !== titles)
  storePreference(keyOf(userId), JSON.stringify([{ titles, choices }, ...others].slice(0, mostTables)))
}
