/** What other areas may import from stock. */
export { kardexAddress } from './kardex-links.ts'
