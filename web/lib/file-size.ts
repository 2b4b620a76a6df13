import { formatNumber } from './format.ts'

const units = ['kB', 'MB', 'GB']

/** Formats a size in bytes: 780 bytes, 23 kB, 1,4 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  let value = bytes / 1000
  let unit = 0
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000
    unit++
  }
  return `${formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${units[unit]}`
}
