import { dateError, monthError } from '../../../lib/date-text.ts'
import { decimalOf, numberError } from '../../../lib/number-text.ts'
import { Card } from '../../../ui/Card.tsx'
import { CheckboxField } from '../../../ui/CheckboxField.tsx'
import { ChipsField } from '../../../ui/ChipsField.tsx'
import { DateField, MonthField } from '../../../ui/DateField.tsx'
import { DropdownField } from '../../../ui/DropdownField.tsx'
import { Form, FormRow } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { HistoryPanel } from '../../../ui/HistoryPanel.tsx'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { MultiSelectField } from '../../../ui/MultiSelectField.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PickerField, type Picked } from '../../../ui/PickerField.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { RichTextField } from '../../../ui/RichTextField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SwitchField } from '../../../ui/SwitchField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { notify } from '../../../api/notices.ts'
import './Gallery.css'
import { AmountSample } from './AmountSample.tsx'
import { FileSample } from './FileSample.tsx'
import { FilterSample } from './FilterSample.tsx'
import { createSupplier, findSuppliers, materials, provinces, sampleHistory, states } from './sample-choices.ts'

type Draft = {
  name: string
  notes: string
  description: string
  state: string
  province: string
  materials: string[]
  supplier: Picked | null
  tags: string[]
  start: string
  month: string
  quantity: string
  amount: string
  isTaxed: boolean
  isActive: boolean
}

const start: Draft = {
  name: '',
  notes: '',
  description: '<p>Losa del <strong>piso 9</strong>.</p>',
  state: 'borrador',
  province: 'Córdoba',
  materials: ['cemento', 'arena'],
  supplier: null,
  tags: ['urgente'],
  start: '2026-03-01',
  month: '2026-03',
  quantity: '12,5',
  amount: '1.234.567,89',
  isTaxed: true,
  isActive: false,
}

/** For developers: all form fields, to try by pointer and keyboard. */
export function ComponentGalleryPage() {
  const form = useForm<Draft>({
    draft: { kind: 'muestra', record: null },
    values: start,
    check: ({ name, supplier, start: day, month, quantity, amount }) => ({
      name: name.trim() ? undefined : 'Escribí un nombre.',
      supplier: supplier ? undefined : 'Elegí un proveedor.',
      start: dateError(day),
      month: monthError(month),
      quantity: numberError(quantity, { decimals: 3, max: 1e9 }),
      amount: numberError(amount, { decimals: 2, max: 1e12 }),
    }),
    save: async ({ amount, start: day }) =>
      notify({ type: 'success', title: 'Formulario completo', message: `Viajaría ${decimalOf(amount)} al ${day}.` }),
  })
  return (
    <div className="page">
      <PageHeader title="Galería de componentes" subtitle="Los campos de un formulario, con sus reglas y su teclado." />
      <Card title="Un formulario" subtitle="Los errores aparecen al dejar un campo, y todos al querer guardar.">
        <Form
          form={form}
          variant="page"
          label="Formulario de muestra"
          failure="No se guardó."
          saveLabel="Guardar"
          onCancel={form.discard}
        >
          <FormRow>
            <TextField label="Nombre" required {...form.field('name')} />
            <PickerField
              label="Proveedor"
              required
              noun="proveedor"
              search={findSuppliers}
              onCreate={createSupplier}
              {...form.field('supplier')}
            />
          </FormRow>
          <FormRow>
            <SelectField label="Estado" options={states} {...form.field('state')} />
            <DropdownField label="Provincia" options={provinces} {...form.field('province')} />
            <MultiSelectField label="Materiales" options={materials} {...form.field('materials')} />
          </FormRow>
          <FormRow>
            <DateField label="Desde" {...form.field('start')} />
            <MonthField label="Mes" {...form.field('month')} />
            <NumberField label="Cantidad" decimals={3} {...form.field('quantity')} />
            <MoneyField label="Importe" {...form.field('amount')} />
          </FormRow>
          <ChipsField label="Palabras clave" placeholder="Una palabra y Enter" {...form.field('tags')} />
          <TextAreaField label="Notas" rows={3} {...form.field('notes')} />
          <RichTextField label="Descripción" placeholder="Qué hay que saber" {...form.field('description')} />
          <FormRow>
            <CheckboxField label="Con IVA" {...form.field('isTaxed')} />
            <SwitchField label="Activo" {...form.field('isActive')} />
          </FormRow>
        </Form>
      </Card>
      <Card title="Así se ve la descripción">
        <RichText html={form.values.description} />
      </Card>
      <Card title="Filtros de una lista" subtitle="Quedan en la dirección de la página.">
        <FilterSample />
      </Card>
      <Card title="Archivos">
        <FileSample />
      </Card>
      <Card title="Importes en árbol" subtitle="2.000 filas, con el teclado y el portapapeles de una planilla.">
        <AmountSample isTree />
      </Card>
      <Card title="Importes para cargar" subtitle="Escribí o pegá en la fila nueva.">
        <AmountSample isTree={false} />
      </Card>
      <Card title="Historial de un registro">
        <HistoryPanel items={sampleHistory} />
      </Card>
    </div>
  )
}
