/** What other areas may use of this one. */
export { cotizaciones, rateCurrencies } from './noun.ts'
