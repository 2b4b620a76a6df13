/** Formats the name of a certificate. */

/** `02/2026` */
export const monthText = (periodo: string): string => periodo.split('-').toReversed().join('/')

/** `N.º 3, 02/2026` */
export const certificateName = ({ numero, periodo }: { numero: number | null; periodo: string }): string =>
  `N.º ${numero ?? '—'}, ${monthText(periodo)}`
