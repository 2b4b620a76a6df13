import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../../../api/problem.ts'
import { findLinks } from '../../../lib/find-links.ts'
import { Button } from '../../../ui/Button.tsx'
import { isImage } from '../files.ts'
import { sharedQuery, type Contact, type SharedKind } from '../queries.ts'
import { SharedFiles } from '../SharedFiles.tsx'
import type { Message } from '../thread/thread.ts'

type SharedProps = { chatId: string; attachments: Contact['attachments'] }

/** Images, files and links of a chat, newest first. */
export function Shared({ chatId, attachments: { media, docs, links } }: SharedProps) {
  return (
    <>
      <Section
        chatId={chatId}
        kind="media"
        title="Imágenes"
        contactItems={media.length > 0 && <Pictures addresses={media} />}
      >
        {(messages) => <SharedFiles files={filesOf(messages).filter(isImage)} />}
      </Section>
      <Section
        chatId={chatId}
        kind="docs"
        title="Archivos"
        contactItems={docs.length > 0 && <Documents names={docs} />}
      >
        {(messages) => <SharedFiles files={filesOf(messages).filter((file) => !isImage(file))} />}
      </Section>
      <Section
        chatId={chatId}
        kind="links"
        title="Links"
        contactItems={links.length > 0 && <Links addresses={links} />}
      >
        {(messages) => <Links addresses={linksOf(messages)} />}
      </Section>
    </>
  )
}

const filesOf = (messages: Message[]) => messages.flatMap(({ attachments }) => attachments ?? [])
const linksOf = (messages: Message[]) => [
  ...new Set(messages.flatMap(({ value }) => findLinks(value).flatMap(({ href }) => href ?? []))),
]

type SectionProps = {
  chatId: string
  kind: SharedKind
  title: string
  /** Attachments that belong to the contact itself, not to a message. */
  contactItems: ReactNode
  children: (messages: Message[]) => ReactNode
}

function Section({ chatId, kind, title, contactItems, children }: SectionProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    sharedQuery(chatId, kind),
  )
  const messages = data?.pages.flatMap(({ items }) => items) ?? []
  if (messages.length === 0 && !contactItems && !error) return null
  return (
    <section className="chat-facts" aria-label={title}>
      <h3>{title}</h3>
      {messages.length > 0 && children(messages)}
      {error && !data && (
        <p role="alert">
          {errorMessage(error)}{' '}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            Reintentar
          </button>
        </p>
      )}
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver más
        </Button>
      )}
      {contactItems}
    </section>
  )
}

function Pictures({ addresses }: { addresses: string[] }) {
  return (
    <div className="chat-media">
      {addresses.map((address) => (
        <img key={address} src={address} alt="" loading="lazy" />
      ))}
    </div>
  )
}

function Documents({ names }: { names: string[] }) {
  return (
    <ul role="list" className="chat-files">
      {names.map((name) => (
        <li key={name}>
          <i className="pi pi-file" aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Links({ addresses }: { addresses: string[] }) {
  return (
    <ul role="list" className="chat-files">
      {addresses.map((address) => (
        <li key={address}>
          <i className="pi pi-link" aria-hidden="true" />
          <a href={address} target="_blank" rel="noopener noreferrer">
            {address.replace(/^https?:\/\//, '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
