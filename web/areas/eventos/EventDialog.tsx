import { useMutation, useQuery } from '@tanstack/react-query'
import { words } from '../../../openapi/generated/words.ts'
import { execute } from '../../api/attempt.ts'
import { ApiError } from '../../api/problem.ts'
import { useOnce } from '../../api/use-once.ts'
import { searchEntries } from '../../records/catalogue/queries.ts'
import { optionsOf } from '../../records/words.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { PickerField } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { tiposEvento } from '../tipos-evento/door.ts'
import { askChoice, scopeOptions } from './ask-choice.ts'
import { showAvisos } from './event-changes.ts'
import { bodyOf, changedFields, draftErrors, withEnd, type EventDraft } from './event-draft.ts'
import { searchLinked } from './link-search.ts'
import { createEvento, membersQuery, occurrenceOf, updateEvento, type Evento } from './queries.ts'
import { RecurrenceFields } from './RecurrenceFields.tsx'
import { recurrenceText } from './recurrence-draft.ts'
import { reminderOptions } from './reminders.ts'
import { TimeFields } from './TimeFields.tsx'
import './EventDialog.css'

type EventDialogProps = {
  proyectoId: number
  /** The values of a new event, or those of the stored one. */
  draft: EventDraft
  /** The event to change, and the shown occurrence of a series. */
  stored?: { evento: Evento; occurrence: string }
  onSaved: () => void
  onClose: () => void
}

const linkOptions = [{ value: '', label: 'Nada' }, ...optionsOf(words.EventoVinculoEntidad)] as const

/** The form of an event or a series. */
export function EventDialog({ proyectoId, draft, stored, onSaved, onClose }: EventDialogProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(createEvento)
  const form = useForm<EventDraft, Evento | null>({
    draft: {
      kind: 'evento',
      record: stored ? `${stored.evento.id} ${stored.occurrence}`.trim() : null,
      parent: proyectoId,
    },
    values: draft,
    check: draftErrors,
    save: (values) =>
      stored
        ? saveChanges(proyectoId, stored, changedFields(values, draft), values.alcance)
        : once((headers) => create({ proyectoId, body: bodyOf(values), headers })),
    onSaved(evento) {
      if (evento) showAvisos(evento)
      onSaved()
    },
    renamed: { tipoId: 'tipo', recurrencia: 'recurrence.frequency' },
  })
  const { alcance, recurrence, inicio, todoElDia } = form.values
  const isSeries = stored !== undefined && stored.evento.recurrencia !== null
  const isOneOfSeries = isSeries && alcance === 'este'
  return (
    <FormDialog
      form={form}
      title={stored ? 'Editar el evento' : 'Nuevo evento'}
      failure="No se guardó el evento."
      saveLabel={stored ? 'Guardar' : 'Agendar'}
      width={720}
      onClose={onClose}
    >
      {isSeries && (
        <SelectField
          label="Qué querés cambiar"
          help={isOneOfSeries ? `Se repite: ${recurrenceText(recurrence, inicio)}.` : undefined}
          options={scopeOptions}
          {...form.field('alcance')}
        />
      )}
      <TextField label="Título" required autoFocus maxLength={200} {...form.field('titulo')} />
      <FormRow>
        <PickerField
          label="Tipo"
          kind="tipos-evento"
          search={(text, signal) => searchEntries(tiposEvento, text, signal)}
          {...form.field('tipo')}
        />
        <SelectField label="Estado" options={optionsOf(words.EventoEstado)} {...form.field('estado')} />
      </FormRow>
      <CheckboxField
        label="Todo el día"
        {...form.field('todoElDia')}
        onChange={(isAllDay) => form.change({ ...withEnd(form.values, { todoElDia: isAllDay }), recordatorios: [] })}
      />
      <TimeFields form={form} />
      {!isOneOfSeries && <RecurrenceFields form={form} />}
      <TextField label="Lugar" maxLength={200} {...form.field('lugar')} />
      <FormRow>
        <People form={form} stored={stored?.evento} />
        <MultiSelectField
          label="Recordatorios"
          placeholder="Ninguno"
          options={reminderOptions(form.values.recordatorios, todoElDia)}
          {...form.field('recordatorios')}
        />
      </FormRow>
      <LinkFields form={form} proyectoId={proyectoId} />
      <TextAreaField label="Notas" rows={3} maxLength={5000} {...form.field('notas')} />
    </FormDialog>
  )
}

type Changes = ReturnType<typeof changedFields>
type Stored = NonNullable<EventDialogProps['stored']>

/** Stores what was changed; asks what becomes of changed occurrences that a new rule leaves out. Null if nothing was changed. */
async function saveChanges(
  proyectoId: number,
  { evento, occurrence }: Stored,
  fields: Changes,
  alcance: EventDraft['alcance'],
): Promise<Evento | null> {
  if (Object.keys(fields).length === 0) return null
  const idOriginal = occurrenceOf(evento, occurrence)
  const input = {
    proyectoId,
    id: evento.id,
    ...(idOriginal !== null && { alcance, idOriginal }),
    body: { ...fields, version: evento.version },
  }
  try {
    return await execute(updateEvento, input)
  } catch (error) {
    if (!(error instanceof ApiError) || error.error !== 'Orphan exceptions') throw error
    const excepciones = await askChoice({
      title: 'Fechas que cambiaste',
      message: error.message,
      choices: [
        { value: 'conservar', label: 'Dejarlas como eventos sueltos' },
        { value: 'quitar', label: 'Quitarlas' },
      ],
    })
    if (excepciones === null) throw error
    return execute(updateEvento, { ...input, excepciones })
  }
}

type Part = { form: FormState<EventDraft> }

/** Who takes part: the members of the company, and people of the event who left it. */
function People({ form, stored }: Part & { stored: Evento | undefined }) {
  const { data: members = [] } = useQuery(membersQuery())
  const left = stored?.personas.filter(({ id }) => !members.some((member) => member.id === id)) ?? []
  return (
    <MultiSelectField
      label="Participan"
      placeholder="Nadie todavía"
      options={[...members, ...left].map(({ id, nombre }) => ({ value: id, label: nombre }))}
      {...form.field('asignados')}
    />
  )
}

function LinkFields({ form, proyectoId }: Part & { proyectoId: number }) {
  const { vinculoEntidad } = form.values
  return (
    <FormRow>
      <SelectField
        label="Vinculado con"
        options={linkOptions}
        {...form.field('vinculoEntidad')}
        onChange={(entidad) => form.change({ vinculoEntidad: entidad, vinculo: null })}
      />
      {vinculoEntidad !== '' && (
        <PickerField
          label={words.EventoVinculoEntidad[vinculoEntidad]}
          search={searchLinked(proyectoId, vinculoEntidad)}
          {...form.field('vinculo')}
        />
      )}
    </FormRow>
  )
}
