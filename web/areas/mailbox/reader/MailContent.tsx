import { LinkedText } from '../../../lib/LinkedText.tsx'
import { splitQuotes } from '../mail-text.ts'

/** The plain text of a mail, with links and collapsed quotations. */
export function MailContent({ content }: { content: string }) {
  const parts = splitQuotes(content)
  if (parts.length === 0) return <p className="mail-content mail-content-empty">Este mail no tiene texto.</p>
  return (
    <div className="mail-content">
      {parts.map(({ isQuoted, text }, index) =>
        isQuoted ? (
          <details key={index} className="mail-quote">
            <summary>Texto citado</summary>
            <Text text={text} />
          </details>
        ) : (
          <Text key={index} text={text} />
        ),
      )}
    </div>
  )
}

function Text({ text }: { text: string }) {
  return (
    <p className="mail-text-part">
      <LinkedText text={text} />
    </p>
  )
}
