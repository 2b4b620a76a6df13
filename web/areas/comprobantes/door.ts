/** What other areas may import from comprobantes. */
export { tipos } from './words.ts'
export { searchInvoices } from './search-invoices.ts'
export { useDocumentAddress } from './document-address.ts'
export { ownerOf } from './comprobante-files.ts'
export { StoredFiles } from './ComprobanteFiles.tsx'
