/** What other areas may import from cotizaciones. */
export { cotizaciones, rateCurrencies } from './noun.ts'
