import { findLinks, type TextRun } from './find-links.ts'
import { MailLink } from './MailLink.tsx'

/** User-written text with its web and mail addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return findLinks(text).map((run, index) => <Run key={index} {...run} />)
}

function Run({ text, href, address }: TextRun) {
  if (address) return <MailLink address={address} />
  if (!href) return text
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  )
}
