import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { financeChange } from '../../api/areas.ts'
import { mutate } from '../../api/operations.ts'
import { useOnce } from '../../api/use-once.ts'
import { dateError } from '../../lib/date-text.ts'
import { decimalOf, decimalText, numberError } from '../../lib/number-text.ts'
import { todayText } from '../../lib/today.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { useLineChoices } from '../presupuestos/door.ts'
import type { Modificacion, ModificacionInput } from './queries.ts'

type Line = {
  codigo: string
  descripcion: string
  rubroId: string
  unidadId: string
  cantidad: string
  precioUnitario: string
}
type Draft = { tipo: 'adicional' | 'economia'; fecha: string; motivo: string; items: Line[] }

const emptyLine: Line = { codigo: '', descripcion: '', rubroId: '', unidadId: '', cantidad: '1', precioUnitario: '' }
const requiredError = (text: string) => (text.trim() === '' ? 'Es obligatorio.' : undefined)

function checkDraft({ fecha, motivo, items }: Draft) {
  const errors: Record<string, string | undefined> = { fecha: dateError(fecha), motivo: requiredError(motivo) }
  for (const [row, line] of items.entries()) {
    for (const name of ['codigo', 'descripcion', 'rubroId', 'unidadId'] as const)
      errors[`items.${row}.${name}`] = requiredError(line[name])
    errors[`items.${row}.cantidad`] = numberError(line.cantidad, { decimals: 4, min: 0, max: 1e11 })
    errors[`items.${row}.precioUnitario`] = numberError(line.precioUnitario, { decimals: 4, min: 0, max: 1e11 })
  }
  return errors
}

const inputOf = ({ items, ...draft }: Draft): ModificacionInput => ({
  ...draft,
  items: items.map((line) => ({
    ...line,
    cantidad: decimalOf(line.cantidad) ?? '0',
    precioUnitario: decimalOf(line.precioUnitario) ?? '0',
  })),
})

type ChangeDialogProps = {
  proyectoId: number
  /** The draft to edit; omitted to create one. */
  change?: Modificacion | undefined
  onClose: () => void
}

const emptyDraft = (): Draft => ({ tipo: 'adicional', fecha: todayText(), motivo: '', items: [emptyLine] })
const draftOf = ({ tipo, fecha, motivo, items }: Modificacion): Draft => ({
  tipo,
  fecha,
  motivo,
  items: items.map(({ codigo, descripcion, rubroId, unidadId, cantidad, precioUnitario }) => ({
    codigo,
    descripcion,
    rubroId,
    unidadId,
    cantidad: decimalText(cantidad),
    precioUnitario: decimalText(precioUnitario),
  })),
})

/** Creates or edits the draft of an adicional or economía of the approved budget. */
export function ChangeDialog({ proyectoId, change, onClose }: ChangeDialogProps) {
  const once = useOnce()
  const choices = useLineChoices()
  const { mutateAsync: create } = useMutation(mutate('createModificacion', financeChange))
  const { mutateAsync: update } = useMutation(mutate('updateModificacion', financeChange))
  const form = useForm<Draft, Modificacion>({
    draft: { kind: 'modificacion', record: change?.id ?? null, parent: proyectoId },
    values: useMemo(() => (change ? draftOf(change) : emptyDraft()), [change]),
    check: checkDraft,
    save: (draft) =>
      change
        ? update({ proyectoId, id: change.id, body: { ...inputOf(draft), version: change.version } })
        : once((headers) => create({ proyectoId, body: inputOf(draft), headers })),
    onSaved: onClose,
  })
  const lines = useLines(form, 'items')
  const rubros = (choices?.rubros ?? []).map(({ id, codigo, nombre }) => ({ value: id, label: `${codigo} ${nombre}` }))
  const unidades = (choices?.unidades ?? []).map(({ id, codigo }) => ({ value: id, label: codigo }))
  const none = { value: '', label: 'Elegí…' }
  return (
    <FormDialog
      form={form}
      title={change ? 'Editar la modificación' : 'Nueva modificación'}
      failure="No se pudo guardar la modificación."
      saveLabel={change ? 'Guardar' : 'Crear borrador'}
      width={900}
      onClose={onClose}
    >
      <FormRow>
        <SelectField
          label="Tipo"
          options={[
            { value: 'adicional', label: 'Adicional: suma' },
            { value: 'economia', label: 'Economía: resta' },
          ]}
          {...form.field('tipo')}
        />
        <DateField label="Fecha" required {...form.field('fecha')} />
      </FormRow>
      <TextAreaField label="Motivo" required rows={2} maxLength={500} {...form.field('motivo')} />
      {lines.keys.map((key, row) => (
        <Fieldset key={key} isFramed legend={`Línea ${row + 1}`}>
          <FormRow>
            <TextField label="Código" required maxLength={30} {...form.field(`items.${row}.codigo`)} />
            <TextField label="Descripción" required maxLength={300} {...form.field(`items.${row}.descripcion`)} />
            <SelectField label="Rubro" required options={[none, ...rubros]} {...form.field(`items.${row}.rubroId`)} />
          </FormRow>
          <FormRow>
            <SelectField
              label="Unidad"
              required
              options={[none, ...unidades]}
              {...form.field(`items.${row}.unidadId`)}
            />
            <NumberField label="Cantidad" required decimals={4} {...form.field(`items.${row}.cantidad`)} />
            <NumberField label="Precio unitario" required decimals={4} {...form.field(`items.${row}.precioUnitario`)} />
          </FormRow>
          {lines.keys.length > 1 && <Button onClick={() => lines.remove(row)}>Quitar la línea</Button>}
        </Fieldset>
      ))}
      <Button onClick={() => lines.add(emptyLine)}>Agregar otra línea</Button>
    </FormDialog>
  )
}
