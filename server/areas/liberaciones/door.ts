/** The public interface of this area for other areas. */
export { requireFundWithout, retainedFunds } from './fund.service.ts'
export { payRelease, unpayRelease } from './payments.service.ts'
