/** What other areas may import from pagos. */
export { medios } from './words.ts'
