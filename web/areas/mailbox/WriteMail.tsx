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

/** The address of the one contact of that name; undefined where there is none, or several, or no network. */
async function addressOfContact(name: string): Promise<string | undefined> {
  const found = await queryClient.fetchQuery(recipientsQuery(name)).catch(() => [])
  const same = found.filter((contact) => fold(contact.name) === fold(name))
  return same.length === 1 && same[0] ? recipientOf(same[0].name, same[0].email) : undefined
}

/** Opens the composer; a name without an address is left in the field, which offers whom it may mean. */
async function write(search: URLSearchParams): Promise<void> {
  const { to, subject } = readWriteAddress(search)
  const found = await Promise.all(to.map((asked) => (asked.includes('@') ? asked : addressOfContact(asked))))
  const known = found.filter((address) => address !== undefined)
  const names = to.filter((_, index) => found[index] === undefined)
  await openComposer({
    draft: { ...emptyDraft, to: known, subject },
    typed: { to: names.join(', '), cc: '', bcc: '' },
    focus: known.length > 0 && names.length === 0 ? 'content' : 'to',
  })
}

/** Where a mail address of Obra leads: the composer opens with what the address asks for, over the inbox. */
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
