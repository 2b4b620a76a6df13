/** What other areas may import from movimientos. */
export { movementAddress } from './queries.ts'
