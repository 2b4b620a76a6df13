import { rateCurrencies, rateKinds } from './nouns.ts'
import type { Rates } from './view.ts'

type RatesChoiceProps = { rates: Rates; onRates: (rates: Rates) => void }

/** Which currency and kind of rate the chart draws. */
export function RatesChoice({ rates, onRates }: RatesChoiceProps) {
  return (
    <div className="catalogue-rates">
      <select
        className="input"
        aria-label="Moneda del gráfico"
        value={rates.moneda}
        onChange={({ target }) => onRates({ ...rates, moneda: target.value })}
      >
        {rateCurrencies.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label="Tipo del gráfico"
        value={rates.tipo}
        onChange={({ target }) => onRates({ ...rates, tipo: target.value })}
      >
        {rateKinds.map(([value]) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </div>
  )
}
