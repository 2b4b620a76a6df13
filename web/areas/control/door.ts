/** What other areas may import from control. */
export { ValuationPicker } from './ValuationPicker.tsx'
export { valuationInput } from './queries.ts'
export { type Valuation, amountIn, valuationSearch, useAddressWithValuation, useValuation } from './valuation.ts'
