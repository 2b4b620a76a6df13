/** What other areas may use of this one. */
export { type Money, projectMoney } from './dashboard.service.ts'
export { restateControl } from './ledger.service.ts'
