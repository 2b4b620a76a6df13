import { useSearchText } from '../../../lib/use-search-text.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { PageHelpButton } from '../../../ui/PageHelp.tsx'
import { openComposer } from '../composer/composer.ts'
import { changeLayout } from './layout-change.ts'
import { MailActions } from '../MailActions.tsx'
import { refreshMails } from '../mail-refresh.ts'
import type { Layout } from '../queries.ts'
import { viewTitle } from '../titles.ts'
import type { Mailbox } from '../use-mailbox.ts'

type ListHeaderProps = { box: Mailbox; onFolders?: () => void; onHelp: () => void }

const layouts: { value: Layout; label: string; icon: string }[] = [
  { value: 'right', label: 'Lectura a la derecha', icon: 'pi pi-pause' },
  { value: 'bottom', label: 'Lectura abajo', icon: 'pi pi-equals' },
  { value: 'none', label: 'Sin panel de lectura', icon: 'pi pi-stop' },
]

/** The list header: title, actions for the selected mails, and search. */
export function ListHeader({ box, onFolders, onHelp }: ListHeaderProps) {
  const { place, labels, mails, selection, layout, isPhone } = box
  const selected = mails.filter(({ id }) => selection.ids.has(id))
  const options: MenuEntry[] = [
    ...layouts.map(({ value, label, icon }) => {
      const onSelect = () => void changeLayout(value)
      return { id: value, label, icon: <i className={icon} />, checked: value === layout, isChoice: true, onSelect }
    }),
    {
      id: 'keys',
      label: 'Atajos de teclado',
      icon: <i className="pi pi-question-circle" />,
      isApart: true,
      onSelect: onHelp,
    },
  ]
  return (
    <header className="list-header">
      <div className="list-header-row">
        {onFolders && <IconButton icon="pi-folder" label="Carpetas y etiquetas" onClick={onFolders} />}
        <h1 className="list-title" tabIndex={-1}>
          {viewTitle(place.view, labels)}
        </h1>
        <IconButton
          icon={box.list.isFetching ? 'pi-refresh pi-spin' : 'pi-refresh'}
          label="Actualizar"
          onClick={refreshMails}
        />
        <PageHelpButton />
        {!isPhone && (
          <Menu label="Vista y ayuda" entries={options}>
            <i className="pi pi-sliders-h" aria-hidden="true" />
          </Menu>
        )}
        {onFolders && (
          <IconButton icon="pi-pencil" label="Redactar" className="list-compose" onClick={() => void openComposer()} />
        )}
      </div>
      <div className="list-header-row screen-only">
        <Checkbox
          label={
            selection.ids.size > 0 && selected.length === mails.length
              ? 'Soltar todos'
              : 'Elegir todos los de esta página'
          }
          checked={selected.length === 0 ? false : selected.length === mails.length ? true : 'mixed'}
          disabled={mails.length === 0}
          onChange={selection.toggleAll}
        />
        {selected.length > 0 ? (
          <>
            <span className="list-picked" role="status">
              {selected.length === 1 ? '1 elegido' : `${selected.length} elegidos`}
            </span>
            <MailActions box={box} mails={selected} hasFlags />
          </>
        ) : (
          <SearchBox key={JSON.stringify(place.view)} box={box} />
        )}
      </div>
    </header>
  )
}

/** Searches the current view while the user types. The URL holds the text, so links and Back restore it. */
function SearchBox({ box }: { box: Mailbox }) {
  const { query } = box.place
  const { text, setText } = useSearchText({
    value: query,
    onSearch: (text) => box.go({ query: text, page: 1, mailId: null }, query !== ''),
    delayMilliseconds: 300,
  })
  return (
    <div className="list-search" role="search">
      <i className="pi pi-search" aria-hidden="true" />
      <input
        id="mail-search"
        className="input"
        type="search"
        aria-label="Buscar mails"
        placeholder="Buscar"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          if (text) setText('')
          else event.currentTarget.blur()
        }}
      />
    </div>
  )
}
