import type { Country } from './queries.ts'
import './Flag.css'

/** A country's flag, from the sprite of the contract. Decorative: the name is next to it. */
export function Flag({ country }: { country: Country | undefined }) {
  return <span className="flag" style={country && { backgroundPosition: country.flagImagePos }} aria-hidden="true" />
}
