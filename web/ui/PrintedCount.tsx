import { formatNumber } from '../lib/format.ts'
import { usePrinting } from '../lib/use-printing.ts'

type PrintedCountProps = {
  /** The loaded rows, which are on the paper. */
  count: number
  /** Unknown for some lists; render this component only if there are more. */
  total?: number
  /** Plural of the rows: 'contactos'. */
  noun: string
}

/** In print, says that a list goes on: rows load by scrolling, which printing cannot wait for. */
export function PrintedCount({ count, total = Infinity, noun }: PrintedCountProps) {
  if (!usePrinting() || count >= total) return null
  return (
    <p>
      Se imprimieron {formatNumber(count)}
      {total < Infinity && ` de ${formatNumber(total)}`} {noun}: el resto se carga al bajar por la lista.
    </p>
  )
}
