import { useSortable } from '@dnd-kit/sortable'
import { useRef } from 'react'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { InlineText, type InlineTextHandle } from '../InlineText.tsx'
import { headId, type OwnGroup, type TaskSection } from './own-order.ts'
import { deleteSection, moveSection, renameSection } from './section-changes.ts'

type SectionHeadProps = { group: OwnGroup; index: number; count: number }

/** The title of a section and its actions. It is also a drop target for tasks. */
export function SectionHead({ group, index, count }: SectionHeadProps) {
  const { setNodeRef, transform, transition } = useSortable({ id: headId(group), disabled: { draggable: true } })
  const heading = useRef<InlineTextHandle>(null)
  const { id, title, tasks } = group
  const section = id === null ? null : { id, title }
  return (
    <div
      ref={setNodeRef}
      className="own-head"
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <h2 className="task-group-title">
        <InlineText
          ref={heading}
          text={title}
          label="Título de la sección"
          hint="Cambiar título"
          maxLength={100}
          isFixed={!section}
          onSave={async (next) => (section ? renameSection(section, next) : false)}
        />
      </h2>
      {section && tasks.length === 0 && <span className="own-empty">Arrastrá tareas hasta acá</span>}
      {!section && <span className="own-empty">Por vencimiento</span>}
      {section && (
        <Menu
          label={`Opciones de la sección ${title}`}
          title="Opciones"
          entries={entriesOf(section, index, count, heading)}
        >
          <i className="pi pi-ellipsis-v" aria-hidden="true" />
        </Menu>
      )}
    </div>
  )
}

type Heading = { current: InlineTextHandle | null }

function entriesOf(section: TaskSection, index: number, count: number, heading: Heading): MenuEntry[] {
  const move = (id: string, label: string, icon: string, to: number) => ({
    id,
    label,
    icon: <i className={`pi ${icon}`} />,
    onSelect: () => void moveSection(section, to),
  })
  const entries: (MenuEntry | false)[] = [
    {
      id: 'rename',
      label: 'Cambiar título',
      icon: <i className="pi pi-pencil" />,
      onSelect: () => heading.current?.edit(),
    },
    index > 0 && move('up', 'Mover arriba', 'pi-arrow-up', index - 1),
    index < count - 1 && move('down', 'Mover abajo', 'pi-arrow-down', index + 1),
    {
      id: 'delete',
      label: 'Eliminar sección',
      icon: <i className="pi pi-trash" />,
      danger: true,
      isApart: true,
      onSelect: () => void deleteSection(section),
    },
  ]
  return entries.filter((entry) => entry !== false)
}
