/** Phone numbers as files contain them: one text with the dial code. */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { countries, isCountry } from './countries.ts'

type Phone = { country: string; phoneNumber: string }

const dialCodes = new Map(countries.map(({ iso, code }) => [iso, code]))
/** The main one of the countries that share a dial code, if it is not the first by name. */
const mainCountries: [string, string][] = [
  ['+1', 'us'],
  ['+7', 'ru'],
  ['+44', 'gb'],
  ['+64', 'nz'],
  ['+262', 're'],
]
const countryOfCode = new Map([
  ...countries.toReversed().map(({ iso, code }) => [code, iso] as const),
  ...mainCountries,
])

/** A possible number, or undefined: short ones like `*145` are dialled as they are written. */
function numberIn(text: string, country: string) {
  // Without `extract` other text around the digits would be lost.
  const options = { defaultCountry: country.toUpperCase() as CountryCode, extract: false }
  const number = parsePhoneNumberFromString(text, options)
  return number?.isPossible() && isCountry((number.country ?? 'AR').toLowerCase()) ? number : undefined
}

/** Parses a phone number with a dial code; without one it is in Argentina. An impossible number is stored as written. */
export function phoneOf<Line extends { label: string }>(text: string, line: Line): Line & Phone {
  const written = text.replace(/^tel:/i, '').trim()
  const number = numberIn(written, 'ar')
  if (number) {
    const phoneNumber = number.formatInternational().replace(`+${number.countryCallingCode}`, '').trim()
    const country = number.country?.toLowerCase() ?? countryOfCode.get(`+${number.countryCallingCode}`) ?? 'ar'
    return { ...line, country, phoneNumber }
  }
  const [, code = '', rest = ''] = /^(\+\d{1,4})[ -]+(.+)$/s.exec(written) ?? []
  const country = countryOfCode.get(code)
  return country ? { ...line, country, phoneNumber: rest } : { ...line, country: 'ar', phoneNumber: written }
}

/** What is dialled, which is equal for numbers that differ in spaces or hyphens only. */
export function dialledOf({ country, phoneNumber }: Phone): string {
  const number = numberIn(phoneNumber, country)
  return number ? `${number.number} ${number.ext ?? ''}`.trim() : `${country} ${phoneNumber.trim()}`
}

/** A phone number as `phoneOf` reads it: `*145` stays so, because `+54 145` is another number. */
export function phoneText(phone: Phone): string {
  const international = numberIn(phone.phoneNumber, phone.country)?.formatInternational()
  const isReadBack = (text: string) => dialledOf(phoneOf(text, { label: '' })) === dialledOf(phone)
  const texts = [international, phone.phoneNumber].filter((text) => text !== undefined)
  return texts.find(isReadBack) ?? `${dialCodes.get(phone.country) ?? ''} ${phone.phoneNumber}`.trim()
}
