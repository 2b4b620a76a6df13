import { useMemo } from 'react'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { scopeOptions } from './ask-choice.ts'
import { changeTimes } from './event-changes.ts'
import { newDraft, timeErrors, timesOf, withEnd, type EventDraft } from './event-draft.ts'
import { stableId, type EventRef } from './queries.ts'
import { TimeFields } from './TimeFields.tsx'

type MoveDialogProps = {
  proyectoId: number
  occurrence: EventRef
  today: string
  /** Called once the event is on its way to its new time. */
  onMoved: () => void
  onClose: () => void
}

/** Moves or resizes an event by its dates, for touch and screen readers. */
export function MoveDialog({ proyectoId, occurrence, today, onMoved, onClose }: MoveDialogProps) {
  const form = useForm<EventDraft>({
    draft: { kind: 'evento-mover', record: stableId(occurrence) },
    values: useMemo(() => newDraft(occurrence), [occurrence]),
    check: timeErrors,
    async save(values) {
      const alcance = occurrence.esSerie ? values.alcance : 'todos'
      void changeTimes({ proyectoId, occurrence, alcance }, timesOf(values), today)
    },
    onSaved: onMoved,
  })
  return (
    <FormDialog
      form={form}
      title={`Mover «${occurrence.titulo}»`}
      failure="No se movió."
      saveLabel="Mover"
      width={520}
      onClose={onClose}
    >
      {occurrence.esSerie && <SelectField label="Qué querés mover" options={scopeOptions} {...form.field('alcance')} />}
      <CheckboxField
        label="Todo el día"
        {...form.field('todoElDia')}
        onChange={(todoElDia) => form.change(withEnd(form.values, { todoElDia }))}
      />
      <TimeFields form={form} autoFocus />
    </FormDialog>
  )
}
