import { formatNumber } from '../../lib/format.ts'

/** '1 producto', '2.345 productos'. */
export const productCount = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'producto' : 'productos'}`

/** 'eliminado' for one, 'eliminados' for several. */
export const plural = (word: string, count: number): string => (count === 1 ? word : `${word}s`)
