/** The public interface of this area for other areas. */
export { type Money, projectMoney } from './dashboard.service.ts'
export { restateControl } from './ledger.service.ts'
export { projectedByRubro } from './service.ts'
export { selectPlannedDates } from './summary.queries.ts'
