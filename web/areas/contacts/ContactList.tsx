import { Link } from 'react-router-dom'
import { withVisibleControls } from '../../../openapi/shared/bidi.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PrintedCount } from '../../ui/PrintedCount.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StaleBar } from '../../ui/StaleBar.tsx'
import type { ListedContact } from './queries.ts'
import { headOf } from './rows.ts'
import type { ContactListState } from './use-contact-list.ts'
import './ContactList.css'

type ContactListProps = {
  list: ContactListState
  isNarrowed: boolean
  openId: string | null
  picked: ReadonlySet<string>
  onPick: (id: string, isRange: boolean) => void
  addressOf: (id: string) => string
  onAll: () => void
  newAddress: string
}

/** All contacts grouped by initial. Virtualized; pages are fetched as they scroll into view. */
export function ContactList(props: ContactListProps) {
  const { list, openId, picked } = props
  const { scroller, virtualizer, lines, rows, first, failed } = list
  const stale = failed ?? (first.isError && first.data ? first : undefined)
  const lastHead = rows.heads.findLast(({ place }) => place <= (virtualizer.range?.startIndex ?? 0))
  return (
    <div className="contact-list prints-whole">
      {stale && <StaleBar text="No pudimos traer toda la lista." onRetry={() => void stale.refetch()} />}
      <PrintedCount count={list.drawnCount} total={rows.total} noun="contactos" />
      <div ref={scroller} className="contact-list-scroll prints-whole" aria-busy={first.isFetching}>
        {rows.length === 0 ? (
          <ListState {...props} />
        ) : (
          <ul
            aria-label="Contactos"
            className={classNames('contact-list-rows virtual-rows', first.isPlaceholderData && 'contact-list-old')}
            style={{ height: virtualizer.getTotalSize() }}
          >
            {lines.map(({ index, key, start, size }) => {
              if (index >= rows.length) return null
              const row = rows.at(index)
              const style = { transform: `translateY(${start}px)`, height: size }
              if (row.kind === 'head') {
                return (
                  <li key={key} className="contact-list-head" style={style}>
                    {headOf(row.initial)}
                  </li>
                )
              }
              const contact = list.contactAt(row.index)
              return (
                <li
                  key={key}
                  className="contact-list-row"
                  style={style}
                  aria-setsize={rows.total}
                  aria-posinset={row.index + 1}
                >
                  {contact ? (
                    <ContactRow
                      {...props}
                      contact={contact}
                      isOpen={contact.id === openId}
                      isPicked={picked.has(contact.id)}
                    />
                  ) : (
                    <LoadingRow />
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {rows.heads.length > 4 && (
        <div className="contact-list-letters" role="group" aria-label="Ir a una letra">
          {rows.heads.map(({ initial, place }) => (
            <button
              key={initial}
              type="button"
              aria-label={`Ir a ${headOf(initial)}`}
              aria-current={lastHead?.initial === initial}
              onClick={() => virtualizer.scrollToIndex(place, { align: 'start' })}
            >
              {initial}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

type RowProps = ContactListProps & { contact: ListedContact; isOpen: boolean; isPicked: boolean }

function ContactRow({ contact, isOpen, isPicked, onPick, addressOf }: RowProps) {
  const { id, name, title, company, email } = contact
  const detail = [title, company].filter(Boolean).join(' · ') || email
  return (
    <div className={classNames('contact-row', isOpen && 'contact-row-open', isPicked && 'contact-row-picked')}>
      <Checkbox
        className="screen-only"
        label={`Elegir a ${name}`}
        checked={isPicked}
        onChange={() => {}}
        onClick={(event) => onPick(id, event.shiftKey)}
      />
      <Link to={addressOf(id)} className="contact-row-link" aria-current={isOpen || undefined} data-contact={id}>
        <Avatar image={contact.avatar} name={name} />
        <span className="contact-row-text">
          <span className="contact-row-name">{withVisibleControls(name)}</span>
          {detail && <span className="contact-row-detail">{detail}</span>}
        </span>
      </Link>
    </div>
  )
}

function LoadingRow() {
  return (
    <div className="contact-row" aria-hidden="true">
      <Skeleton width="2.5rem" height="2.5rem" radius="50%" />
      <span className="contact-row-text">
        <Skeleton width="60%" />
        <Skeleton width="40%" height="0.75rem" />
      </span>
    </div>
  )
}

function ListState({ list, isNarrowed, onAll, newAddress }: ContactListProps) {
  const { first } = list
  if (first.isPending || first.isError) {
    return (
      <QueryState
        error={first.error}
        title="No pudimos traer los contactos"
        offline="Los contactos aparecen apenas vuelva."
        onRetry={() => void first.refetch()}
      >
        <div role="status">
          <span className="visually-hidden">Cargando contactos…</span>
          {Array.from({ length: 8 }, (_none, index) => (
            <LoadingRow key={index} />
          ))}
        </div>
      </QueryState>
    )
  }
  if (isNarrowed) {
    return (
      <EmptyState title="Nadie coincide" actions={<Button onClick={onAll}>Ver todos</Button>}>
        Probá con otra parte del nombre, la empresa, el mail o el teléfono.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Todavía no tenés contactos"
      drawing={<Drawing name="gate" />}
      actions={
        <Link className="button button-normal button-primary" to={newAddress}>
          Agregar el primero
        </Link>
      }
    >
      Acá van las personas con las que trabajás: proveedores, estudios, clientes.
    </EmptyState>
  )
}
