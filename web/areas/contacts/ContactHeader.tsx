import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { useSearchText } from '../../lib/use-search-text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { PageHelpButton } from '../../ui/PageHelp.tsx'
import { exportContacts } from './export-contacts.ts'
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

/** The list's title with its count, the search, and the tags that filter it. */
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
  const { text, setText } = useSearchText({
    value: view.query,
    onSearch: (query) => onView({ query }, { replace: true }),
    delayMilliseconds: 150,
  })
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
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
