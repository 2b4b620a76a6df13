import { findLinks, splitQuotes } from '../mail-text.ts'

/** The plain text of a mail: web addresses can be followed, quotations are folded. */
export function MailContent({ content }: { content: string }) {
  const parts = splitQuotes(content)
  if (parts.length === 0) return <p className="mail-content mail-content-empty">Este mail no tiene texto.</p>
  return (
    <div className="mail-content">
      {parts.map(({ isQuoted, text }, index) =>
        isQuoted ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
          <details key={index} className="mail-quote">
            <summary>Texto citado</summary>
            <Text text={text} />
          </details>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
          <Text key={index} text={text} />
        ),
      )}
    </div>
  )
}

function Text({ text }: { text: string }) {
  return (
    <p className="mail-text-part">
      {findLinks(text).map(({ text: run, href }, index) =>
        href ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {run}
          </a>
        ) : (
          run
        ),
      )}
    </p>
  )
}
