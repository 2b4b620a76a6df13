/** The public interface of this area for other areas. */
export { requireFundWithout } from './fund.service.ts'
