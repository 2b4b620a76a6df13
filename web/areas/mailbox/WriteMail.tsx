import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readWriteAddress } from '../../lib/write-address.ts'
import { emptyDraft } from './composer/compose.ts'
import { openComposer } from './composer/composer.ts'
import { addressOf, inbox } from './place.ts'

/** Where a mail address of Obra leads: the composer opens with what the address asks for, over the inbox. */
export function WriteMail() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const { to, subject } = readWriteAddress(search)
    void openComposer({ draft: { ...emptyDraft, to, subject }, focus: to.length > 0 ? 'content' : 'to' })
    void navigate(addressOf({ view: inbox }), { replace: true })
  }, [search, navigate])
  return null
}
