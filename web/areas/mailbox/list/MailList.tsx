import { useEffect } from 'react'
import { ApiError } from '../../../api/problem.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { useIsAddressTaken } from '../../../lib/use-url-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { confirm } from '../../../ui/confirm.ts'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StaleBar } from '../../../ui/StaleBar.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListHeader } from './ListHeader.tsx'
import { MailRow } from './MailRow.tsx'
import { emptyFolder } from '../mail-changes.ts'
import { prefetchMails } from '../queries.ts'
import type { Mailbox } from '../use-mailbox.ts'
import './MailList.css'

type MailListProps = { box: Mailbox; onFolders?: () => void; onHelp: () => void }

/** A page of mails with header, search, bulk actions and pagination. */
export function MailList(props: MailListProps) {
  const { box } = props
  const { list, mails, place } = box
  const { totalResults = 0, resultsPerPage = 10 } = list.data?.pagination ?? {}
  return (
    <section className="mail-list prints-whole" aria-label="Mails">
      <ListHeader {...props} />
      <EmptyFolderNote box={box} />
      {list.isError && list.data && !isUnknown(list.error) && <StaleBar onRetry={() => void list.refetch()} />}
      <div
        className={classNames('mail-list-scroll prints-whole', list.isPlaceholderData && 'mail-list-old')}
        aria-busy={list.isFetching}
      >
        <Rows box={box} />
      </div>
      {mails.length > 0 && !isUnknown(list.error) && (
        <div className="mail-list-foot">
          <Pagination
            noun="mails"
            page={place.page}
            pageSize={resultsPerPage}
            total={totalResults}
            onPage={(page) => box.go({ page, mailId: null })}
            onNear={(page) => prefetchMails({ ...place, page })}
          />
        </div>
      )}
    </section>
  )
}

/** Whether the label of the view does not exist (404). */
const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

function Rows({ box }: { box: Mailbox }) {
  const { list, mails, place, selection } = box
  const lastPage = list.data?.pagination.lastPage ?? 1
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && place.page > 1 && mails.length === 0
  const isAddressTaken = useIsAddressTaken()
  useEffect(() => {
    // The page no longer exists, e.g. after deleting its last mail: go to the last page that does.
    if (isBeyond && !isAddressTaken()) box.go({ page: Math.min(lastPage, Math.max(1, place.page - 1)) }, true)
  })
  if (isBeyond) return <LoadingRows />
  if (isUnknown(list.error)) return <EmptyList box={box} isUnknown />
  if (!list.data) {
    return (
      <QueryState
        error={list.error}
        title="No pudimos traer los mails"
        offline="Los mails aparecen apenas vuelva."
        onRetry={() => void list.refetch()}
      >
        <LoadingRows />
      </QueryState>
    )
  }
  if (mails.length === 0) return <EmptyList box={box} />
  return (
    <ul role="list" className="mail-rows">
      {mails.map((mail) => (
        <MailRow
          key={mail.id}
          box={box}
          mail={mail}
          isPicked={selection.ids.has(mail.id)}
          isOpen={mail.id === place.mailId}
        />
      ))}
    </ul>
  )
}

/** Offers to empty the trash or spam folder if it has mails. */
function EmptyFolderNote({ box: { place, mails } }: { box: Mailbox }) {
  const { view, query } = place
  if (view.kind !== 'folder' || (view.slug !== 'trash' && view.slug !== 'spam')) return null
  if (mails.length === 0 || query) return null
  const { slug } = view
  const name = slug === 'trash' ? 'la papelera' : 'el spam'
  const ask = async () => {
    const answer = await confirm({
      title: `¿Vaciar ${name}?`,
      message: 'Todos sus mails se eliminan para siempre, también los que no se ven en esta página.',
      icon: { name: 'pi-trash' },
      actions: {
        confirm: { label: slug === 'trash' ? 'Vaciar papelera' : 'Vaciar spam' },
        cancel: { label: 'Cancelar' },
      },
      dismissible: true,
    })
    if (answer === 'confirmed') await emptyFolder(slug)
  }
  return (
    <div className="mail-list-note">
      <span>
        {slug === 'trash' ? 'Los mails quedan acá hasta que los elimines.' : 'No abras links de estos mails.'}
      </span>
      <Button size="small" variant="quiet" onClick={() => void ask()}>
        {slug === 'trash' ? 'Vaciar papelera' : 'Vaciar spam'}
      </Button>
    </div>
  )
}

function LoadingRows() {
  return (
    <div role="status">
      <span className="visually-hidden">Cargando los mails…</span>
      <div className="mail-rows-loading">
        {[1, 2, 3, 4, 5, 6, 7].map((row) => (
          <div key={row} className="mail-row-loading">
            <Skeleton width="40%" height="0.875rem" />
            <Skeleton width="75%" height="0.875rem" />
            <Skeleton height="0.75rem" />
          </div>
        ))}
      </div>
    </div>
  )
}
