import { Link } from 'react-router-dom'
import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { openComposer } from '../composer/composer.ts'
import { addressOf, inbox } from '../place.ts'
import { viewTitle } from '../titles.ts'
import type { Mailbox } from '../use-mailbox.ts'

const folderTexts = {
  inbox: ['No hay mails en Recibidos', 'Cuando llegue uno, lo vas a ver acá.'],
  sent: ['Todavía no enviaste ningún mail', 'Los que envíes quedan guardados acá.'],
  drafts: ['No hay borradores', 'Lo que empieces a escribir se guarda acá solo.'],
  spam: ['No hay spam', 'Los mails que marques como spam vienen acá.'],
  trash: ['La papelera está vacía', 'Los mails que elimines vienen acá.'],
} as const
const filterTexts = {
  starred: ['No hay mails destacados', 'Tocá la estrella de un mail para encontrarlo acá.'],
  important: ['No hay mails importantes', 'Marcá un mail como importante para encontrarlo acá.'],
  unread: ['Está todo leído', 'No te queda ningún mail por leer.'],
} as const

/** Shown instead of an empty list, with the reason and the next step. */
export function EmptyList({ box, isUnknown }: { box: Mailbox; isUnknown?: boolean }) {
  const { view, query } = box.place
  if (isUnknown) {
    return (
      <EmptyState
        title="No encontramos esa etiqueta"
        drawing={<Drawing name="gate" />}
        actions={
          <Link className="button button-normal button-secondary" to={addressOf({ view: inbox })}>
            Ir a Recibidos
          </Link>
        }
      >
        Puede que la hayas eliminado o que ahora se llame de otra manera.
      </EmptyState>
    )
  }
  if (query.trim()) {
    const isAll = view.kind === 'all'
    return (
      <EmptyState
        title="No encontramos mails"
        icon={<i className="pi pi-search" />}
        actions={
          <>
            {!isAll && (
              <Button variant="primary" onClick={() => box.go({ view: { kind: 'all' }, page: 1, mailId: null })}>
                Buscar en todo el correo
              </Button>
            )}
            <Button onClick={() => box.go({ query: '', page: 1, mailId: null })}>Borrar la búsqueda</Button>
          </>
        }
      >
        Nada contiene «{query.trim()}» en {viewTitle(view, box.labels)}.
      </EmptyState>
    )
  }
  const [title, text] =
    view.kind === 'folder'
      ? folderTexts[view.slug]
      : view.kind === 'filter'
        ? filterTexts[view.slug]
        : ['No hay mails acá', 'Elegí un mail y tocá «Etiquetar» para sumarlo.']
  const canWrite = view.kind === 'folder' && (view.slug === 'sent' || view.slug === 'drafts')
  return (
    <EmptyState
      title={title}
      icon={<i className="pi pi-envelope" />}
      actions={canWrite && <Button onClick={() => void openComposer()}>Redactar un mail</Button>}
    >
      {text}
    </EmptyState>
  )
}
