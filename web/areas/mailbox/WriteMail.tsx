import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { queryClient } from '../../api/query-client.ts'
import { fold } from '../../lib/fold.ts'
import { readWriteAddress } from '../../lib/write-address.ts'
import { emptyDraft } from './composer/compose.ts'
import { openComposer } from './composer/composer.ts'
import { recipientOf } from './composer/recipients.ts'
import { addressOf, inbox } from './place.ts'
import { recipientsQuery } from './queries.ts'

/** The address of the contact with this name; undefined if no contact or several match, or the request fails. */
async function addressOfContact(name: string): Promise<string | undefined> {
  const contacts = await queryClient.fetchQuery(recipientsQuery(name)).catch(() => [])
  const matches = contacts.filter((contact) => fold(contact.name) === fold(name))
  return matches.length === 1 && matches[0] ? recipientOf(matches[0].name, matches[0].email) : undefined
}

/** Opens the composer. A name that has no single address stays as text in the field, which suggests contacts. */
async function write(search: URLSearchParams): Promise<void> {
  const { to, subject } = readWriteAddress(search)
  const addresses = await Promise.all(to.map((text) => (text.includes('@') ? text : addressOfContact(text))))
  const recipients = addresses.filter((address) => address !== undefined)
  const names = to.filter((_, index) => addresses[index] === undefined)
  await openComposer({
    draft: { ...emptyDraft, to: recipients, subject },
    typed: { to: names.join(', '), cc: '', bcc: '' },
    focus: recipients.length > 0 && names.length === 0 ? 'content' : 'to',
  })
}

/** The page of the "write a mail" URL: opens the composer over the inbox, filled in from the query string. */
export function WriteMail() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    void write(search).then(() => navigate(addressOf({ view: inbox }), { replace: true }))
  }, [search, navigate])
  return (
    <p className="visually-hidden" role="status">
      Abriendo el mail nuevo…
    </p>
  )
}
