import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { createLazyPart } from '../../lib/lazy-part.ts'
import { useStore } from '../../lib/store.ts'
import type { Country } from './queries.ts'

type Phone = { country: string; phoneNumber: string }
type Parse = typeof parsePhoneNumberFromString

/** The numbering rules are larger than the screen's code, so they are loaded after it. */
const rules = createLazyPart<{ parse: Parse }>(async () => ({
  parse: (await import('libphonenumber-js/min')).parsePhoneNumberFromString,
}))

/** Formatting and validation of phone numbers. Until the rules are loaded, numbers stay as typed. */
export function usePhones(countries: readonly Country[]) {
  const parse = useStore(rules.state).value?.parse
  const dialCode = (iso: string) => countries.find((country) => country.iso === iso)?.code ?? ''
  // Without `extract` other text around the digits would be lost: '*145' is not 145.
  const read = ({ country, phoneNumber }: Phone) =>
    parse?.(phoneNumber, { defaultCountry: country.toUpperCase() as CountryCode, extract: false })
  /** A service number, which is dialled as it is written. */
  const isService = ({ phoneNumber }: Phone) => /[*#]/.test(phoneNumber)
  return {
    dialCode,
    /** International format: '+54 9 11 5834 2207'. */
    formatted: (phone: Phone) =>
      isService(phone)
        ? phone.phoneNumber
        : (read(phone)?.formatInternational() ?? `${dialCode(phone.country)} ${phone.phoneNumber}`),
    /** The `tel:` link. */
    address: (phone: Phone) =>
      isService(phone)
        ? `tel:${encodeURIComponent(phone.phoneNumber.replace(/[^\d*#]/g, ''))}`
        : (read(phone)?.getURI() ?? `tel:${dialCode(phone.country)}${phone.phoneNumber.replace(/\D/g, '')}`),
    /** Whether the number is possible in its country; true until the rules are loaded. */
    isPossible: (phone: Phone) => !parse || phone.phoneNumber.trim() === '' || (read(phone)?.isPossible() ?? false),
    /** The number in national format; a typed dial code sets the country. */
    tidied<Line extends Phone>(phone: Line): Line {
      const number = read(phone)
      if (!number?.isPossible()) return phone
      const country = number.country?.toLowerCase() ?? phone.country
      const text = number.formatInternational().replace(`+${number.countryCallingCode}`, '').trim()
      return { ...phone, country, phoneNumber: text }
    },
  }
}

export type Phones = ReturnType<typeof usePhones>

export const preloadPhones = (): void => void rules.load()
