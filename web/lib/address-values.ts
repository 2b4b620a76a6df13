/** Readers of query parameters. Addresses are typed and sent by anybody: what is not a value of the screen reads as its default. */

/** A page number from 1. */
export const pageIn = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

/** One of the values, or an empty text. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''

/** A calendar day, `YYYY-MM-DD`, or an empty text. */
export function dayIn(text: string | null): string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return ''
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : ''
}

/** A month, `YYYY-MM`, or an empty text. */
export const monthIn = (text: string | null): string => (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : '')

/** The id of a record (a UUID), or an empty text. */
export const idIn = (text: string | null): string =>
  text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : ''

/** A search text, cut to what the server accepts. */
export const searchIn = (text: string | null): string => (text ?? '').slice(0, 200)
