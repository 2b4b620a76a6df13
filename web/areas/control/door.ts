/** What other areas may import from control. */
export { ValuationPicker } from './ValuationPicker.tsx'
export { valuationAsked } from './queries.ts'
export { type Valuation, amountIn, keptSearch, useKeptAddress, useValuation } from './valuation.ts'
