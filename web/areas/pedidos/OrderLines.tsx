import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { q } from '../../api/operations.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { monedas, optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { searchMaterials } from '../materiales/door.ts'
import { emptyLine, type PedidoDraft } from './pedido-draft.ts'

const mostLines = 200

/** The materials of an order. */
export function OrderLines({ form }: { form: FormState<PedidoDraft> }) {
  const lines = useLines(form, 'lineas')
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const add = () => {
    // The new line must be there before it gets the focus.
    flushSync(() => lines.add(emptyLine))
    fieldset.current?.querySelector<HTMLElement>(`[name="lineas.${lines.keys.length}.material"]`)?.focus()
  }
  return (
    <Fieldset ref={fieldset} isFramed legend="Qué se pide">
      {lines.keys.map((key, index) => (
        <div key={key} className="money-line material-line" role="group" aria-label={`Material ${index + 1}`}>
          <OrderLine form={form} index={index} />
          {lines.keys.length > 1 && (
            <IconButton icon="pi-trash" label={`Quitar material ${index + 1}`} onClick={() => lines.remove(index)} />
          )}
        </div>
      ))}
      {lines.keys.length < mostLines && (
        <Button size="small" onClick={add}>
          <i className="pi pi-plus" aria-hidden="true" /> Agregar material
        </Button>
      )}
    </Fieldset>
  )
}

function OrderLine({ form, index }: { form: FormState<PedidoDraft>; index: number }) {
  const { material = null, presentacion = '' } = form.values.lineas[index] ?? {}
  const { data } = useQuery({
    ...q('getMaterial', { desarrolladoraId: activeCompanyId() ?? 0, id: material?.id ?? '' }),
    enabled: material !== null,
  })
  const names = data?.presentaciones.map(({ nombre }) => nombre) ?? []
  // The chosen one stays listed while the material loads, and if it no longer has it.
  const presentations = presentacion === '' || names.includes(presentacion) ? names : [presentacion, ...names]
  const field = form.field(`lineas.${index}.material`)
  return (
    <>
      <PickerField
        label="Material"
        required
        kind="materiales"
        search={searchMaterials}
        {...field}
        onChange={(picked) => {
          field.onChange(picked)
          form.field(`lineas.${index}.presentacion`).onChange('')
        }}
      />
      <NumberField label="Cantidad" required decimals={4} {...form.field(`lineas.${index}.cantidad`)} />
      <SelectField
        label="Unidad"
        options={[
          { value: '', label: data?.unidad ?? '—' },
          ...presentations.map((nombre) => ({ value: nombre, label: nombre })),
        ]}
        {...form.field(`lineas.${index}.presentacion`)}
      />
      <NumberField label="Precio" decimals={4} {...form.field(`lineas.${index}.precio`)} />
      <SelectField label="Moneda" options={optionsOf(monedas)} {...form.field(`lineas.${index}.moneda`)} />
    </>
  )
}
