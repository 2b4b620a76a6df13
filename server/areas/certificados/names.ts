/** Formats the name of a certificate. */
import { dateText } from '../../lib/calendar.ts'

/** `N.º 3, 02/2026` */
export const certificateName = ({ numero, periodo }: { numero: number | null; periodo: string }): string =>
  `N.º ${numero ?? '—'}, ${dateText(periodo)}`
