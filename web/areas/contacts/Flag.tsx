import type { Country } from './queries.ts'
import './Flag.css'

/** The flag of a country, from the sprite that the contract describes. Decoration: the country is named beside it. */
export function Flag({ country }: { country: Country | undefined }) {
  return <span className="flag" style={country && { backgroundPosition: country.flagImagePos }} aria-hidden="true" />
}
