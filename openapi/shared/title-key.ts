import { identityKey } from './fold.ts'

/** The title of a column for comparison: only letters and digits, without case and accents. 'C.U.I.T.' is 'cuit'. */
export const titleKey = (title: string): string => identityKey(title).replace(/[^\p{L}\p{N}]/gu, '')
