/** What other areas may use of this one. */
export { fullNumber } from './names.ts'
export { type Payee, payDocument, releaseDocument } from './payments.service.ts'
export { getComprobante, getVencimientos } from './service.ts'
