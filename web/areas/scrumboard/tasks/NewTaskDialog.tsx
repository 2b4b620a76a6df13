import { useQuery } from '@tanstack/react-query'
import { call, invalidate, q } from '../../../api/operations.ts'
import { dateError } from '../../../lib/date-text.ts'
import { CheckboxField } from '../../../ui/CheckboxField.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { FormRow } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { userQuery } from '../../user/door.ts'
import { boardData, boardQuery, boardsData, type Card, type Priority } from '../queries.ts'
import { priorityOptions } from '../words.ts'

type NewTaskDialogProps = { boardId: string; onClose: () => void; onMade: (id: string) => void }
type Draft = { title: string; boardId: string; listId: string; dueDate: string; priority: Priority; isMine: boolean }

/** Creates a card with board, list and due date, optionally assigned to the user. */
export function NewTaskDialog({ boardId, onClose, onMade }: NewTaskDialogProps) {
  const userId = useQuery(userQuery).data?.id
  const boards = useQuery(q('listBoards'))
  const form = useForm<Draft, Card>({
    draft: { kind: 'tarea', record: null },
    values: { title: '', boardId, listId: '', dueDate: '', priority: 'none', isMine: true },
    check: ({ title, boardId: board, listId, dueDate }) => ({
      title: title.trim() ? undefined : 'Escribí un título.',
      boardId: board ? undefined : 'Elegí un tablero.',
      listId: !board || listId ? undefined : 'Elegí una lista.',
      dueDate: dateError(dueDate),
    }),
    save: ({ title, listId, dueDate, priority, isMine }) => {
      const card = { title, listId, dueDate: dueDate || null, priority, members: isMine && userId ? [userId] : [] }
      return call('createCard', { body: { card } })
    },
    onSaved: ({ id }) => {
      void invalidate(...boardData, ...boardsData)
      onMade(id)
    },
  })
  const chosen = form.values.boardId
  const board = useQuery({ ...boardQuery(chosen), enabled: chosen !== '' })
  const lists = board.data?.lists ?? []
  const none = { value: '', label: 'Elegí…' }
  return (
    <FormDialog
      form={form}
      title="Nueva tarea"
      failure="No se creó la tarea."
      saveLabel="Crear tarea"
      onClose={onClose}
    >
      <TextField label="Título" required autoFocus maxLength={200} {...form.field('title')} />
      <FormRow>
        <SelectField
          label="Tablero"
          required
          options={[none, ...(boards.data ?? []).map(({ id, title }) => ({ value: id, label: title }))]}
          {...form.field('boardId')}
          onChange={(next: string) => form.change({ boardId: next, listId: '' })}
        />
        <SelectField
          label="Lista"
          required
          disabled={lists.length === 0}
          help={board.data && lists.length === 0 ? 'Ese tablero no tiene listas todavía.' : undefined}
          options={[none, ...lists.map(({ id, title }) => ({ value: id, label: title }))]}
          {...form.field('listId')}
        />
      </FormRow>
      <FormRow>
        <DateField label="Vence" {...form.field('dueDate')} />
        <SelectField label="Prioridad" options={priorityOptions} {...form.field('priority')} />
      </FormRow>
      <CheckboxField label="Es mía" {...form.field('isMine')} />
    </FormDialog>
  )
}
