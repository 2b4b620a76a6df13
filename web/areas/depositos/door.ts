/** What other areas may import from depositos. */
export { depositos } from './noun.ts'
export { searchDeposits } from './search-deposits.ts'
