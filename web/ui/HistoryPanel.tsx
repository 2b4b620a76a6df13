import { formatDateTime } from '../lib/format.ts'
import './HistoryPanel.css'

export type HistoryItem = {
  id: string
  who: string
  /** The verb phrase after the name: 'lo cambió'. */
  what: string
  /** ISO 8601. */
  when: string
  /** Which record, if the panel covers several. */
  subject?: string | undefined
  differences: { label: string; before: string; after: string }[]
}

/** Who changed what and when, newest first, with the values before and after. */
export function HistoryPanel({ items }: { items: HistoryItem[] }) {
  return (
    <ol className="history-panel">
      {items.map(({ id, who, what, when, subject, differences }) => (
        <li key={id}>
          {subject && <p className="history-subject">{subject}</p>}
          <p>
            <strong>{who}</strong> {what}
            <time dateTime={when}> · {formatDateTime(when)}</time>
          </p>
          {differences.length > 0 && (
            <ul role="list">
              {differences.map(({ label, before, after }) => (
                <li key={label}>
                  {label}: <del>{before}</del> → <ins>{after}</ins>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
