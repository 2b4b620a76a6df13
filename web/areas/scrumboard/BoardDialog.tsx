import { useMutation, useQuery } from '@tanstack/react-query'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { createBoard, peopleQuery, updateBoard, type BoardSummary, type Member } from './queries.ts'
import './BoardDialog.css'

const icons = [
  { value: 'pi pi-th-large', name: 'Tablero' },
  { value: 'pi pi-building', name: 'Edificio' },
  { value: 'pi pi-home', name: 'Casa' },
  { value: 'pi pi-map', name: 'Barrio' },
  { value: 'pi pi-hammer', name: 'Obra' },
  { value: 'pi pi-wrench', name: 'Mantenimiento' },
  { value: 'pi pi-truck', name: 'Logística' },
  { value: 'pi pi-shopping-cart', name: 'Compras' },
  { value: 'pi pi-dollar', name: 'Finanzas' },
  { value: 'pi pi-users', name: 'Equipo' },
]

type BoardDraft = { title: string; description: string; icon: string; members: string[] }
type BoardDialogProps = {
  board: BoardSummary | null
  onClose: () => void
  onSaved: (board: BoardSummary) => void
}

/** Creates or edits a board. */
export function BoardDialog({ board, onClose, onSaved }: BoardDialogProps) {
  const { mutateAsync: create } = useMutation(createBoard)
  const { mutateAsync: update } = useMutation(updateBoard)
  const people = useQuery(peopleQuery).data ?? board?.members ?? []
  const form = useForm<BoardDraft, BoardSummary>({
    draft: { kind: 'tablero', record: board?.id ?? null },
    values: {
      title: board?.title ?? '',
      description: board?.description ?? '',
      icon: board?.icon || icons[0]!.value,
      members: board?.members.map(({ id }) => id) ?? [],
    },
    check: ({ title }) => ({ title: title.trim() ? undefined : 'Escribí un título.' }),
    save: (draft) => (board ? update({ body: { id: board.id, board: draft } }) : create({ body: { board: draft } })),
    onSaved,
  })
  const { icon } = form.values
  return (
    <FormDialog
      form={form}
      title={board ? 'Datos del tablero' : 'Nuevo tablero'}
      failure={board ? 'No se guardó el tablero.' : 'No se creó el tablero.'}
      saveLabel={board ? 'Guardar' : 'Crear tablero'}
      onClose={onClose}
    >
      <TextField label="Título" required autoFocus maxLength={200} {...form.field('title')} />
      <TextAreaField label="Descripción" rows={3} maxLength={2000} {...form.field('description')} />
      <Fieldset className="board-icons" legend="Ícono">
        {icons.map(({ value, name }) => (
          <label key={value} title={name}>
            <input
              type="radio"
              name="icon"
              aria-label={name}
              checked={icon === value}
              onChange={() => form.change({ icon: value })}
            />
            <i className={value} aria-hidden="true" />
          </label>
        ))}
      </Fieldset>
      <MultiSelectField
        label="Integrantes"
        placeholder="Nadie todavía"
        options={optionsOf(people)}
        {...form.field('members')}
      />
    </FormDialog>
  )
}

const optionsOf = (people: readonly Member[]) => people.map(({ id, name }) => ({ value: id, label: name }))
