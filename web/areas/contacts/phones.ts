import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { createLazyPart } from '../../lib/lazy-part.ts'
import { useStore } from '../../lib/store.ts'
import type { Country } from './queries.ts'

type Phone = { country: string; phoneNumber: string }
type Parse = typeof parsePhoneNumberFromString

/** The rules of all countries' numbers weigh more than the screen, so they come after it. */
const rules = createLazyPart<{ parse: Parse }>(async () => ({
  parse: (await import('libphonenumber-js/min')).parsePhoneNumberFromString,
}))

/** What is known about phone numbers; until the rules have come, numbers stay as they were typed. */
export function usePhones(countries: readonly Country[]) {
  const parse = useStore(rules.state).value?.parse
  const dialCode = (iso: string) => countries.find((country) => country.iso === iso)?.code ?? ''
  const read = ({ country, phoneNumber }: Phone) => parse?.(phoneNumber, country.toUpperCase() as CountryCode)
  return {
    dialCode,
    /** '+54 9 11 5834 2207' */
    shown: (phone: Phone) => read(phone)?.formatInternational() ?? `${dialCode(phone.country)} ${phone.phoneNumber}`,
    /** What a phone dials. */
    address: (phone: Phone) =>
      read(phone)?.getURI() ?? `tel:${dialCode(phone.country)}${phone.phoneNumber.replace(/\D/g, '')}`,
    /** Whether a number of this country can look so; true as long as that is not known. */
    isPossible: (phone: Phone) => !parse || phone.phoneNumber.trim() === '' || (read(phone)?.isPossible() ?? false),
    /** The number as it is written, its dial code aside; a number typed with its code brings the country along. */
    tidied<Kept extends Phone>(phone: Kept): Kept {
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
