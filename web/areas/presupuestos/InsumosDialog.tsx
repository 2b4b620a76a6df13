import { useMutation } from '@tanstack/react-query'
import { financeChange } from '../../api/areas.ts'
import { mutate } from '../../api/operations.ts'
import { decimalOf, maxQuantity, numberError, quantityText } from '../../lib/number-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { searchMaterials } from '../materiales/door.ts'
import type { Hoja, HojaItem } from './queries.ts'
import { valuesOf } from './sheet-draft.ts'

type Line = { material: Picked | null; cantidadPorUnidad: string }
type Draft = { insumos: Line[] }

const emptyLine: Line = { material: null, cantidadPorUnidad: '' }
const mostLines = 50

const draftOf = ({ insumos }: HojaItem): Draft => ({
  insumos: insumos.map(({ materialId, codigo, material, cantidadPorUnidad }) => ({
    material: { id: materialId, label: `${codigo} ${material}` },
    cantidadPorUnidad: quantityText(cantidadPorUnidad),
  })),
})

function materialError(insumos: Line[], index: number): string | undefined {
  const id = insumos[index]!.material?.id
  if (id === undefined) return 'Elegí el material.'
  const isRepeated = insumos.findIndex(({ material }) => material?.id === id) < index
  return isRepeated ? 'Ya está en otra línea: dejalo una sola vez.' : undefined
}

const errorsOf = ({ insumos }: Draft) =>
  Object.fromEntries(
    insumos.flatMap(({ cantidadPorUnidad }, index) => [
      [`insumos.${index}.material`, materialError(insumos, index)],
      [
        `insumos.${index}.cantidadPorUnidad`,
        numberError(cantidadPorUnidad, { decimals: 4, min: 0.0001, max: maxQuantity }),
      ],
    ]),
  )

type InsumosProps = { proyectoId: number; sheet: Hoja; item: HojaItem; onClose: () => void }

const titleOf = ({ codigo }: HojaItem) => `Insumos de ${codigo}`

/** What a stored item uses of each material per unit; in a draft it can be changed. */
export function InsumosDialog({ isEditable, ...props }: InsumosProps & { isEditable: boolean }) {
  const { item, onClose } = props
  if (isEditable) return <InsumosForm {...props} />
  return (
    <Dialog title={titleOf(item)} isOpen onClose={onClose} width={480}>
      <Use item={item} />
      <ul>
        {item.insumos.map(({ materialId, codigo, material, unidad, cantidadPorUnidad }) => (
          <li key={materialId}>
            {quantityText(cantidadPorUnidad)} {unidad} de {material} ({codigo})
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const Use = ({ item }: { item: HojaItem }) => (
  <p className="money-note">
    Lo que usa cada {item.unidad} de «{item.descripcion}».
  </p>
)

/** Saves only the insumos: unsaved changes of the sheet stay as they are. */
function InsumosForm({ proyectoId, sheet, item, onClose }: InsumosProps) {
  const { mutateAsync: save } = useMutation(mutate('updatePresupuestoItems', financeChange))
  const { id: presupuestoId, version } = sheet.presupuesto
  const form = useForm<Draft>({
    draft: { kind: 'presupuesto-insumos', record: item.id },
    values: draftOf(item),
    check: errorsOf,
    save: ({ insumos }) => {
      const lines = insumos.map(({ material, cantidadPorUnidad }) => {
        return { materialId: material!.id, cantidadPorUnidad: decimalOf(cantidadPorUnidad)! }
      })
      const guardar = [{ id: item.id, ...valuesOf(item), insumos: lines }]
      return save({ proyectoId, presupuestoId, body: { version, guardar, borrar: [] } })
    },
    onSaved: onClose,
  })
  const lines = useLines(form, 'insumos')
  return (
    <FormDialog
      form={form}
      title={titleOf(item)}
      failure="No se guardaron los insumos."
      saveLabel="Guardar"
      onClose={onClose}
      width={720}
    >
      <Use item={item} />
      <Fieldset isFramed legend="Materiales">
        {lines.keys.map((key, index) => (
          <div key={key} className="money-line material-line" role="group" aria-label={`Material ${index + 1}`}>
            <PickerField
              label="Material"
              required
              kind="material"
              search={searchMaterials}
              {...form.field(`insumos.${index}.material`)}
            />
            <NumberField
              label={`Cantidad por ${item.unidad}`}
              required
              {...form.field(`insumos.${index}.cantidadPorUnidad`)}
            />
            <IconButton icon="pi-trash" label={`Quitar material ${index + 1}`} onClick={() => lines.remove(index)} />
          </div>
        ))}
        {lines.keys.length < mostLines && (
          <Button size="small" onClick={() => lines.add(emptyLine)}>
            <i className="pi pi-plus" aria-hidden="true" /> Agregar material
          </Button>
        )}
      </Fieldset>
    </FormDialog>
  )
}
