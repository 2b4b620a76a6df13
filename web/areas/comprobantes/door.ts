/** What other areas may import from comprobantes. */
export { tipos } from './words.ts'
