/** The years that a date field accepts, in the contract, on the server and in the web app. */
export type YearRange = {
  first: number
  last: number
  /** Matches the beginning of a date or month on the wire. */
  pattern: string
}

export const dateYears = {
  /** Dates of documents, plans, tasks and rates: a mistyped year (0206, 1926) is refused. */
  usual: { first: 1950, last: 2099, pattern: '^(19[5-9][0-9]|20[0-9]{2})-' },
  birthday: { first: 1900, last: 2099, pattern: '^(19|20)[0-9]{2}-' },
} satisfies Record<string, YearRange>

/** The sentence for a date outside of a range. */
export const yearsMessage = ({ first, last }: YearRange): string => `El año tiene que estar entre ${first} y ${last}.`
