import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'

type Country = components['schemas']['Country']

let known: Country[] | undefined

/** The countries of the world (seed 001, section 3), sorted by name: the same for everybody, read when they are first asked for. */
export function countries(): Country[] {
  known ??= readFixture<{ countries: Country[] }>('contacts').countries
  return known
}

/** Whether there is a country with this code (ISO 3166-1, two lower-case letters). */
export function isCountry(iso: string): boolean {
  return countries().some((country) => country.iso === iso)
}
