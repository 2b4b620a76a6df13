/** Formats dates, times and numbers in es-AR: dd/mm/aaaa, 1.234,56. */
export type Currency = 'ARS' | 'USD' | 'EUR' | 'UVA'

const locale = 'es-AR'
const calendarDay = /^\d{4}-\d{2}-\d{2}$/

/** Made on first use: a screen uses few of them, and each takes milliseconds on a phone. */
function lazy<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}
const number = (options: Intl.NumberFormatOptions) =>
  lazy(() => new Intl.NumberFormat(locale, { useGrouping: 'always', ...options } as Intl.NumberFormatOptions))
const date = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...options }))

const plain = number({ maximumFractionDigits: 2 })
const money = (currency: string, decimals: number) =>
  number({ style: 'currency', currency, minimumFractionDigits: decimals, maximumFractionDigits: decimals })
const compact = (currency: string) =>
  number({ notation: 'compact', style: 'currency', currency, maximumFractionDigits: 1 })
const perCurrency = <Format>(format: (currency: string) => Format): Record<Currency, Format> => ({
  ARS: format('ARS'),
  USD: format('USD'),
  EUR: format('EUR'),
  UVA: format('UVA'),
})
const exactMoney = perCurrency((currency) => money(currency, 2))
const roundMoney = perCurrency((currency) => money(currency, 0))
const compactMoney = perCurrency(compact)
const percent = number({ style: 'percent', maximumFractionDigits: 1 })
const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
/** A time in 24 hours, as options of Intl. */
export const timeOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const shortDate = date(day)
const shortDateUtc = date({ ...day, timeZone: 'UTC' })
const longDate = date({ day: 'numeric', month: 'long', year: 'numeric' })
const longDateUtc = date({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const clock = date(timeOptions)

/** 1.234,56 */
export const formatNumber = (value: number): string => plain().format(value)

/** $ 1.234,56; US$ 1.234,56 for dollars. */
export const formatMoney = (value: number, currency: Currency = 'ARS'): string => exactMoney[currency]().format(value)

/** $ 1.235 */
export const formatRoundMoney = (value: number, currency: Currency = 'ARS'): string =>
  roundMoney[currency]().format(value)

/** US$ 1,2 M; US$ 250 k: for chart axes. */
export const formatCompactMoney = (value: number, currency: Currency): string =>
  // Intl omits the space before 'k' amounts only.
  compactMoney[currency]()
    .format(value)
    .replace(/\$(?=\d)/, '$\u00a0')

/** 12,5 % from 12.5: percentages are stored as displayed, not as fractions. */
export const formatPercent = (value: number): string =>
  // Intl omits the space in es-AR.
  percent()
    .format(value / 100)
    .replace(/\s*%$/, '\u00a0%')

/** dd/mm/aaaa. A calendar day (2026-03-01) is the same day in every time zone. */
export function formatDate(value: string | Date): string {
  if (typeof value === 'string' && calendarDay.test(value)) return shortDateUtc().format(new Date(value))
  return shortDate().format(new Date(value))
}

/** 1 de marzo de 2026 */
export function formatLongDate(value: string | Date): string {
  if (typeof value === 'string' && calendarDay.test(value)) return longDateUtc().format(new Date(value))
  return longDate().format(new Date(value))
}

/** 14:05 */
export const formatTime = (value: string | Date): string => clock().format(new Date(value))

/** dd/mm/aaaa 14:05 */
export const formatDateTime = (value: string | Date): string => `${formatDate(value)} ${formatTime(value)}`

/** The initial of a name, in upper case; empty for an empty name. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase(locale) ?? ''

/** The initials of the first and last word: LF for Lucía Ferreyra. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return initialOf(words[0] ?? '') + (last ? initialOf(last) : '')
}

const monthName = new Intl.DateTimeFormat('es-AR', { month: 'short', year: '2-digit', timeZone: 'UTC' })
/** A month `YYYY-MM` as an axis shows it. */
export const monthText = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))
