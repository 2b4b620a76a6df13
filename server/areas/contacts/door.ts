/** The public interface of this area for other areas. */
export { findContactAddresses, findContactNames } from './service.ts'
