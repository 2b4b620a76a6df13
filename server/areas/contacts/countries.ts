import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'

type Country = components['schemas']['Country']

/** The countries of the world (seed 001, section 3), sorted by name: the same for everybody, so they are read once. */
export const countries = readFixture<{ countries: Country[] }>('contacts').countries

const isos = new Set(countries.map((country) => country.iso))

/** Whether there is a country with this code (ISO 3166-1, two lower-case letters). */
export function isCountry(iso: string): boolean {
  return isos.has(iso)
}
