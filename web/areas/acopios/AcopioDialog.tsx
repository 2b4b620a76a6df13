import { useMutation } from '@tanstack/react-query'
import type { Schema } from '../../api/types.ts'
import { useOnce } from '../../api/use-once.ts'
import { dateError } from '../../lib/date-text.ts'
import { decimalOf, maxQuantity, numberError } from '../../lib/number-text.ts'
import { monedas, optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { searchInvoices } from '../comprobantes/door.ts'
import { searchMaterials } from '../materiales/door.ts'
import { searchSuppliers } from '../proveedores/door.ts'
import { createAcopio } from './queries.ts'

type Line = { material: Picked | null; cantidad: string; precio: string }
type Draft = {
  proveedor: Picked | null
  comprobante: Picked | null
  fecha: string
  moneda: string
  nota: string
  lineas: Line[]
}

const emptyLine: Line = { material: null, cantidad: '', precio: '' }

const errorsOf = ({ proveedor, fecha, lineas }: Draft) => ({
  proveedor: proveedor ? undefined : 'Elegí el proveedor.',
  fecha: fecha ? dateError(fecha) : 'Escribí la fecha.',
  ...Object.fromEntries(
    lineas.flatMap(({ material, cantidad, precio }, index) => [
      [`lineas.${index}.material`, material ? undefined : 'Elegí el material.'],
      [`lineas.${index}.cantidad`, numberError(cantidad, { decimals: 4, max: maxQuantity })],
      [`lineas.${index}.precio`, numberError(precio, { decimals: 4, max: maxQuantity })],
    ]),
  ),
})

const bodyOf = ({ proveedor, comprobante, fecha, moneda, nota, lineas }: Draft): Schema<'AcopioInput'> => ({
  proveedorId: proveedor!.id,
  comprobanteId: comprobante?.id ?? null,
  fecha,
  nota,
  lineas: lineas.map(({ material, cantidad, precio }) => ({
    materialId: material!.id,
    cantidad: decimalOf(cantidad)!,
    precio: decimalOf(precio)!,
    moneda: moneda as 'ARS',
  })),
})

type AcopioDialogProps = { proyectoId: number; today: string; onClose: () => void }

/** The form of a prepaid purchase. */
export function AcopioDialog({ proyectoId, today, onClose }: AcopioDialogProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(createAcopio)
  const form = useForm<Draft>({
    draft: { kind: 'acopio', record: null, parent: proyectoId },
    values: { proveedor: null, comprobante: null, fecha: today, moneda: 'ARS', nota: '', lineas: [emptyLine] },
    check: errorsOf,
    save: (draft) => once((headers) => create({ proyectoId, body: bodyOf(draft), headers })),
    onSaved: onClose,
    renamed: { proveedorId: 'proveedor', comprobanteId: 'comprobante' },
  })
  const lines = useLines(form, 'lineas')
  const { proveedor } = form.values
  return (
    <FormDialog
      form={form}
      title="Nuevo acopio"
      failure="No se registró."
      saveLabel="Registrar"
      onClose={onClose}
      width={820}
    >
      <PickerField
        label="Proveedor"
        required
        help="Por CUIT o por nombre"
        kind="proveedor"
        search={searchSuppliers()}
        {...form.field('proveedor')}
        // An invoice is of its supplier.
        onChange={(picked) => form.change({ proveedor: picked, comprobante: null })}
      />
      {proveedor && (
        <PickerField
          label="Factura"
          help="Opcional: así no queda como compra sin remito"
          search={searchInvoices(proyectoId, proveedor.id)}
          {...form.field('comprobante')}
        />
      )}
      <FormRow>
        <DateField label="Fecha de la compra" required {...form.field('fecha')} />
        <SelectField label="Moneda" options={optionsOf(monedas)} {...form.field('moneda')} />
      </FormRow>
      <Fieldset isFramed legend="Materiales comprados">
        {lines.keys.map((key, index) => (
          <div key={key} className="money-line material-line" role="group" aria-label={`Material ${index + 1}`}>
            <PickerField
              label="Material"
              required
              kind="material"
              search={searchMaterials}
              {...form.field(`lineas.${index}.material`)}
            />
            <NumberField label="Cantidad" required {...form.field(`lineas.${index}.cantidad`)} />
            <NumberField label="Precio" required {...form.field(`lineas.${index}.precio`)} />
            {lines.keys.length > 1 && (
              <IconButton icon="pi-trash" label={`Quitar material ${index + 1}`} onClick={() => lines.remove(index)} />
            )}
          </div>
        ))}
        <Button size="small" onClick={() => lines.add(emptyLine)}>
          <i className="pi pi-plus" aria-hidden="true" /> Agregar material
        </Button>
      </Fieldset>
      <TextField label="Nota" maxLength={500} {...form.field('nota')} />
    </FormDialog>
  )
}
