import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ContactDetail } from './ContactDetail.tsx'
import { ContactEditor } from './ContactEditor.tsx'
import type { ContactPaneProps } from './pane-props.ts'
import { newId } from './place.ts'
import { contactQuery } from './queries.ts'

/** The pane next to the list: empty, one contact, or its editor. */
export function ContactPane(props: ContactPaneProps) {
  const { place, listTitle, isPhone } = props
  const pane = useRef<HTMLElement>(null)
  // The pane is reused: scroll back to the top for another contact.
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 })
  }, [place.id])
  return (
    <section
      ref={pane}
      className={classNames('contacts-pane', place.id === null ? 'screen-only' : 'prints-whole prints-alone')}
      aria-label="Contacto"
    >
      {isPhone && (
        <h1 className="visually-hidden" tabIndex={-1}>
          Contactos
        </h1>
      )}
      {place.id === null ? (
        <EmptyState title="Elegí un contacto" drawing={<Drawing name="gate" />}>
          {listTitle && `${listTitle} en tu agenda.`}
        </EmptyState>
      ) : place.id === newId ? (
        <ContactEditor key={newId} {...props} contact={null} />
      ) : (
        <StoredContact key={place.id} {...props} id={place.id} />
      )}
    </section>
  )
}

function StoredContact({ id, ...props }: ContactPaneProps & { id: string }) {
  const { data, error, refetch } = useQuery(contactQuery(id))
  const back = () => props.go({ id: null })
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <EmptyState
        title="Ese contacto no está"
        drawing={<Drawing name="gate" />}
        actions={<Button onClick={back}>Ver la lista</Button>}
      >
        Alguien lo eliminó, o la dirección no es de un contacto tuyo.
      </EmptyState>
    )
  }
  if (data && props.place.isEditing) return <ContactEditor {...props} contact={data} />
  if (data) return <ContactDetail {...props} contact={data} />
  return (
    <QueryState
      error={error}
      title="No pudimos traer el contacto"
      offline="El contacto aparece apenas vuelva."
      onRetry={() => void refetch()}
    >
      <div className="contact-loading" role="status">
        <span className="visually-hidden">Cargando el contacto…</span>
        <Skeleton height="9rem" radius="0" />
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton width="60%" />
        <Skeleton width="50%" />
      </div>
    </QueryState>
  )
}
