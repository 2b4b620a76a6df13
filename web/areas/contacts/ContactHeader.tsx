import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { PageHelpButton } from '../../ui/PageHelp.tsx'
import { exportContacts } from './exchange.ts'
import type { ListView } from './place.ts'
import type { ContactTag } from './queries.ts'
import { tagTitle } from './words.ts'

type ContactHeaderProps = {
  view: ListView
  onView: (view: Partial<ListView>, options: { replace: boolean }) => void
  tags: ContactTag[]
  count: string
  field: RefObject<HTMLInputElement | null>
  newAddress: string
  onTags: () => void
  onKeys: () => void
  onImport: () => void
  onDuplicates: () => void
}

/** What the list shows: how many, the text that is looked for, and the tags. */
export function ContactHeader(props: ContactHeaderProps) {
  const { view, onView, tags, count, field, newAddress, onTags } = props
  const toggle = (id: string) => {
    const isOn = view.tags.includes(id)
    onView({ tags: isOn ? view.tags.filter((each) => each !== id) : [...view.tags, id] }, { replace: false })
  }
  return (
    <header className="contact-header">
      <div className="contact-header-line">
        <h1 className="contact-header-title" tabIndex={-1}>
          Contactos
        </h1>
        <span className="contact-header-count" role="status">
          {count}
        </span>
        <IconButton icon="pi-tags" label="Etiquetas" onClick={onTags} />
        <PageHelpButton />
        <MoreMenu {...props} />
        <Link className="button button-small button-primary" to={newAddress}>
          <i className="pi pi-plus" aria-hidden="true" /> Nuevo
        </Link>
      </div>
      <Search view={view} onView={onView} field={field} />
      {tags.length > 0 && (
        <div className="contact-header-tags" role="group" aria-label="Filtrar por etiqueta">
          {tags.map((tag) => (
            <button
              key={tag.id}
              type="button"
              className="contact-chip"
              aria-pressed={view.tags.includes(tag.id)}
              onClick={() => toggle(tag.id)}
            >
              {tagTitle(tag)}
            </button>
          ))}
        </div>
      )}
    </header>
  )
}

function MoreMenu({ onImport, onDuplicates, onKeys }: ContactHeaderProps) {
  const icon = (name: string) => <i className={`pi ${name}`} />
  return (
    <Menu
      label="Más acciones"
      entries={[
        { id: 'import', label: 'Importar…', icon: icon('pi-upload'), onSelect: onImport },
        {
          id: 'vcf',
          label: 'Exportar como vCard',
          icon: icon('pi-download'),
          onSelect: () => void exportContacts('vcf'),
        },
        {
          id: 'csv',
          label: 'Exportar como CSV',
          icon: icon('pi-download'),
          onSelect: () => void exportContacts('csv'),
        },
        { id: 'duplicates', label: 'Buscar repetidos…', icon: icon('pi-clone'), onSelect: onDuplicates },
        { id: 'keys', label: 'Atajos de teclado', icon: icon('pi-question-circle'), isApart: true, onSelect: onKeys },
      ]}
    >
      <i className="pi pi-ellipsis-v" aria-hidden="true" />
    </Menu>
  )
}

function Search({ view, onView, field }: Pick<ContactHeaderProps, 'view' | 'onView' | 'field'>) {
  const [text, setText] = useState(view.query)
  const [told, setTold] = useState(view.query)
  const sent = useRef(view.query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back, or 'Ver todos', changes the text from outside; what was typed since it was sent stays.
  useEffect(() => {
    if (view.query === told) return
    setTold(view.query)
    if (view.query !== sent.current) setText(view.query)
    sent.current = view.query
  }, [view.query, told])
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = typed
      onView({ query: typed }, { replace: true })
    }, 150)
  }
  return (
    <div className="contact-search">
      <i className="pi pi-search" aria-hidden="true" />
      <input
        ref={field}
        type="search"
        className="input"
        aria-label="Buscar contactos"
        placeholder="Nombre, empresa, mail o teléfono"
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  )
}
