import { notify } from '../../api/notices.ts'
import { useKeys } from '../../lib/use-keys.ts'
import { undoLast } from '../../ui/undo.ts'
import { draftFrom, type Mail, type ReplyKind } from './composer/compose.ts'
import { openComposer } from './composer/composer.ts'
import { moveTo, setUnread, toggleFlag } from './mail-actions.ts'
import { cachedMail } from './queries.ts'
import type { Mailbox } from './use-mailbox.ts'

/** Opens the composer with a reply to a mail, or its forwarding. */
export function answerMail(mail: Mail, kind: ReplyKind, myEmail: string): void {
  const focus = kind === 'forward' ? 'to' : 'content'
  void openComposer({ draft: draftFrom(mail, kind, myEmail), focus })
}

/** Moves to the next or previous mail: opens it if one is open, else focuses its row. Past the end it changes the page. */
function step(box: Mailbox, direction: 1 | -1): void {
  const { mails, cursor, place, list } = box
  const next = cursor < 0 ? mails.at(0) : mails[cursor + direction]
  if (next) {
    box.focusRow(next)
    if (place.mailId) box.go({ mailId: next.id })
    return
  }
  const page = place.page + direction
  if (mails.length > 0 && page >= 1 && page <= (list.data?.pagination.lastPage ?? 1)) box.go({ page, mailId: null })
}

function undo(): void {
  if (!undoLast()) notify({ type: 'info', title: 'Ya no hay nada para deshacer', message: '' })
}

/** The key handlers. They act on the selected mails, else on the open mail, else on the row under the cursor. */
function mailKeys(box: Mailbox) {
  const { mails, cursor, selection, place, myEmail } = box
  // Read from the cache on each key press: the open mail may not be in the list, and may change without a re-render.
  const pointed = () => (place.mailId && cachedMail(place.mailId)) || mails[cursor]
  const targets = () => {
    const selected = mails.filter(({ id }) => selection.ids.has(id))
    const mail = pointed()
    return selected.length > 0 || !mail ? selected : [mail]
  }
  const toggle = (flag: 'starred' | 'important') => () => targets().length > 0 && toggleFlag(targets(), flag)
  const toggleUnread = () => targets().length > 0 && setUnread(targets(), !targets().every((mail) => mail.unread))
  const move = (slug: 'trash' | 'spam') => () => {
    const folder = box.folderOf(slug)
    const moved = targets().filter((mail) => mail.folder !== folder?.id)
    if (!folder || moved.length === 0) return
    box.leave(moved.map(({ id }) => id))
    moveTo(moved, folder)
  }
  const reply = (kind: ReplyKind) => () => {
    const mail = pointed()
    if (mail) answerMail(mail, kind, myEmail)
  }
  const readAndNext = () => {
    if (targets().length === 0) return
    const unread = targets().filter((mail) => mail.unread)
    if (unread.length > 0) setUnread(unread, false)
    selection.clear()
    step(box, 1)
  }
  const pick = (event: KeyboardEvent) => mails[cursor] && selection.toggle(mails[cursor].id, event.shiftKey)
  return {
    j: () => step(box, 1),
    k: () => step(box, -1),
    Enter: () => mails[cursor] && box.open(mails[cursor]),
    e: readAndNext,
    '#': move('trash'),
    Delete: move('trash'),
    '!': move('spam'),
    r: reply('reply'),
    a: reply('replyAll'),
    f: reply('forward'),
    s: toggle('starred'),
    i: toggle('important'),
    u: toggleUnread,
    x: pick,
    X: pick,
    Escape: () => (selection.ids.size > 0 ? selection.clear() : place.mailId && box.close()),
  }
}

/** The keys of the mailbox. */
export function useMailKeys(box: Mailbox, on: { isOn: boolean; help: () => void }): void {
  useKeys(
    {
      ...mailKeys(box),
      c: () => void openComposer(),
      z: undo,
      '/': () => document.getElementById('mail-search')?.focus(),
      '?': on.help,
    },
    on.isOn,
  )
}
