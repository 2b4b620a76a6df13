import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { selectionQuery } from '../../areas/developers/door.ts'
import { formatDateTime } from '../../lib/format.ts'
import { usePrinting } from '../../lib/use-printing.ts'

/** The first line of each printed screen: company, project, screen, and when it was printed. */
export function PrintHeading() {
  const isPrinting = usePrinting()
  const { data } = useQuery(selectionQuery)
  return isPrinting && <Line names={[data?.desarrolladora?.nombre, data?.proyecto?.nombre]} />
}

function Line({ names }: { names: (string | undefined)[] }) {
  const [now] = useState(() => new Date())
  const screen = document.title.replace(/ · Obra$/, '')
  return (
    <p className="print-heading">
      <span>{[...names, screen].filter(Boolean).join(' · ')}</span>
      <span>{formatDateTime(now)}</span>
    </p>
  )
}
