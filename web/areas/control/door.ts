/** What other areas may import from control. */
export { CrossesCard } from './Crosses.tsx'
export { ValuationPicker } from './ValuationPicker.tsx'
export { valuationInput } from './queries.ts'
export { type Valuation, amountIn, valuationSearch, useAddressWithValuation, useValuation } from './valuation.ts'
