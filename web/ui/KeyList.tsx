import './KeyList.css'

export type KeyEntry = { keys: readonly string[]; text: string }

/** Keys, and what each of them does. */
export function KeyList({ entries }: { entries: readonly KeyEntry[] }) {
  return (
    <dl>
      {entries.map(({ keys, text }) => (
        <div key={text} className="key-entry">
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
