import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../api/problem.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { draftOf, hasOthers, type Mail } from '../composer/compose.ts'
import { openComposer } from '../composer/composer.ts'
import { MailActions } from '../MailActions.tsx'
import { MailAttachments } from './MailAttachments.tsx'
import { MailContent } from './MailContent.tsx'
import { MailHead } from './MailHead.tsx'
import { changeMails } from '../mail-changes.ts'
import { cancelSending } from '../composer/outbox.ts'
import { mailQuery } from '../queries.ts'
import { viewTitle } from '../titles.ts'
import { answerMail } from '../use-mail-keys.ts'
import type { Mailbox } from '../use-mailbox.ts'
import './MailReader.css'

/** The reading pane: the mail in the URL, or a hint if there is none. */
export function MailReader({ box }: { box: Mailbox }) {
  const { mailId } = box.place
  return (
    <section
      className={classNames('mail-reader', mailId === null ? 'screen-only' : 'prints-whole')}
      aria-label="Lectura"
    >
      {mailId === null ? <NothingOpen box={box} /> : <OpenMail key={mailId} box={box} mailId={mailId} />}
    </section>
  )
}

function NothingOpen({ box: { list, mails } }: { box: Mailbox }) {
  if (list.isPending || mails.length === 0) return null
  return (
    <EmptyState title="Elegí un mail para leerlo" icon={<i className="pi pi-envelope" />}>
      Con <kbd>j</kbd> y <kbd>k</kbd> pasás de uno a otro; con <kbd>?</kbd> ves todos los atajos.
    </EmptyState>
  )
}

function OpenMail({ box, mailId }: { box: Mailbox; mailId: string }) {
  const { data: mail, isPlaceholderData, error, refetch } = useQuery(mailQuery(mailId))
  useMarkRead(isPlaceholderData ? undefined : mail)
  // A mail that was deleted elsewhere may still be cached: show it as missing.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (mail && !isMissing) return <MailView box={box} mail={mail} />
  return (
    <>
      <BackBar box={box} />
      {isMissing ? (
        <EmptyState
          title="Ese mail ya no está"
          drawing={<Drawing name="gate" />}
          actions={<Button onClick={box.close}>Volver a la lista</Button>}
        >
          Puede que lo hayas eliminado, o que la dirección esté mal copiada.
        </EmptyState>
      ) : (
        <QueryState
          error={error}
          title="No pudimos abrir el mail"
          offline="El mail aparece apenas vuelva."
          onRetry={() => void refetch()}
        >
          <div className="mail-loading" role="status">
            <span className="visually-hidden">Cargando el mail…</span>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton width="40%" />
            <Skeleton height="8rem" />
          </div>
        </QueryState>
      )}
    </>
  )
}

/**
 * Marks a mail as read once when it opens; a later "mark as unread" persists. Waits until the mail is loaded, else the
 * response would overwrite the optimistic change.
 */
function useMarkRead(mail: Mail | undefined): void {
  const id = mail?.id
  useEffect(() => {
    if (mail?.unread) void changeMails([mail], { unread: false }, null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when another mail opens
  }, [id])
}

function BackBar({ box, children }: { box: Mailbox; children?: React.ReactNode }) {
  const { isSingle, place, labels } = box
  if (!isSingle && !children) return null
  return (
    <div className="reader-bar">
      {isSingle ? (
        <Button variant="quiet" size="small" className="reader-back" onClick={box.close}>
          <i className="pi pi-arrow-left" aria-hidden="true" />
          {viewTitle(place.view, labels)}
        </Button>
      ) : (
        <IconButton icon="pi-times" label="Cerrar el mail" onClick={box.close} />
      )}
      {children}
    </div>
  )
}

function MailView({ box, mail }: { box: Mailbox; mail: Mail }) {
  return (
    <>
      <BackBar box={box}>
        <MailActions box={box} mails={[mail]} hasFlags />
      </BackBar>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling by keyboard needs the focus */}
      <div className="reader-scroll prints-whole" role="region" aria-label="Mail abierto" tabIndex={0}>
        <article className="mail-view prints-alone">
          <MailHead box={box} mail={mail} />
          <MailContent content={mail.content} />
          {mail.attachments.length > 0 && <MailAttachments attachments={mail.attachments} />}
          <AnswerBar box={box} mail={mail} />
        </article>
      </div>
    </>
  )
}

function AnswerBar({ box, mail }: { box: Mailbox; mail: Mail }) {
  const { myEmail } = box
  if (mail.folder === box.folderOf('drafts')?.id) {
    const goOn = () => {
      cancelSending(mail.id)
      void openComposer({ draft: draftOf(mail), draftId: mail.id, focus: 'content' })
    }
    return (
      <div className="answer-bar">
        <Button variant="primary" onClick={goOn}>
          <i className="pi pi-pencil" aria-hidden="true" />
          Seguir escribiendo
        </Button>
      </div>
    )
  }
  return (
    <div className="answer-bar">
      <Button onClick={() => answerMail(mail, 'reply', myEmail)}>
        <i className="pi pi-reply answer-icon-back" aria-hidden="true" />
        Responder
      </Button>
      {hasOthers(mail, myEmail) && (
        <Button onClick={() => answerMail(mail, 'replyAll', myEmail)}>
          <i className="pi pi-users" aria-hidden="true" />
          Responder a todos
        </Button>
      )}
      <Button onClick={() => answerMail(mail, 'forward', myEmail)}>
        <i className="pi pi-reply" aria-hidden="true" />
        Reenviar
      </Button>
    </div>
  )
}
