/** What other areas may use of this one. */
export { ValuationPicker } from './ValuationPicker.tsx'
export { valuationAsked } from './queries.ts'
export { type Valuation, amountIn, keptSearch, useKeptAddress, useValuation } from './valuation.ts'
