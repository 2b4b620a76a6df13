/** The public interface of this area for other areas. */
export { requireFundWithout, retainedFunds } from './fund.service.ts'
