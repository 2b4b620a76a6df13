import { moneyText } from '../../lib/money-text.ts'
import type { Rules } from './queries.ts'
import { kinds } from './rules-draft.ts'

/** The rules of a company in words, for those who cannot change them. */
export function RulesList({ rules: { reglas, cargaNoAprueba } }: { rules: Rules }) {
  if (reglas.length === 0 && !cargaNoAprueba)
    return <p className="company-note">La empresa no tiene reglas: cada miembro aprueba lo que haga falta.</p>
  return (
    <ul className="company-note">
      {reglas.map(({ entidad, moneda, hasta }) => (
        <li key={`${entidad} ${moneda}`}>
          {kinds[entidad]}: un miembro aprueba hasta {moneyText(hasta, moneda)}.
        </li>
      ))}
      {cargaNoAprueba && <li>Quien carga no aprueba.</li>}
    </ul>
  )
}
