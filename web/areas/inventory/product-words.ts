import { formatNumber } from '../../lib/format.ts'

/** '1 producto', '2.345 productos'. */
export const productCount = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'producto' : 'productos'}`

/** 'eliminado' for one, 'eliminados' for several. */
export const plural = (word: string, count: number): string => (count === 1 ? word : `${word}s`)

/** '3 productos'; with a search or filter '3 productos que coinciden'. */
export function matchCount(count: number, isNarrowed: string | boolean): string {
  if (!isNarrowed) return productCount(count)
  return `${productCount(count)} que ${count === 1 ? 'coincide' : 'coinciden'}`
}
