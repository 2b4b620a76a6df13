import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useOnce } from '../../api/use-once.ts'
import { dateError } from '../../lib/date-text.ts'
import { searchEntries } from '../../records/catalogue/queries.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { searchDeposits } from '../depositos/door.ts'
import { searchMaterials } from '../materiales/door.ts'
import { rubros } from '../rubros/door.ts'
import { createConteo } from './queries.ts'
import './conteos.css'

type ConteoDraft = {
  deposito: Picked | null
  fecha: string
  ciego: boolean
  que: 'todo' | 'rubro' | 'materiales'
  rubro: Picked | null
  materiales: Picked[]
}

type ConteoDialogProps = { proyectoId: number; today: string; onClose: () => void }

/** Starts a count of a deposit, and opens its sheet. */
export function ConteoDialog({ proyectoId, today, onClose }: ConteoDialogProps) {
  const once = useOnce()
  const navigate = useNavigate()
  const { mutateAsync: create } = useMutation(createConteo)
  const form = useForm<ConteoDraft, { id: string }>({
    draft: { kind: 'conteo', record: null, parent: proyectoId },
    values: { deposito: null, fecha: today, ciego: true, que: 'todo', rubro: null, materiales: [] },
    check: ({ deposito, fecha, que, rubro, materiales }) => ({
      deposito: deposito ? undefined : 'Elegí un depósito.',
      fecha: fecha ? dateError(fecha) : 'Escribí la fecha.',
      rubro: que === 'rubro' && !rubro ? 'Elegí un rubro.' : undefined,
      materiales: que === 'materiales' && materiales.length === 0 ? 'Elegí al menos un material.' : undefined,
    }),
    save: (draft) => once((headers) => create({ proyectoId, body: bodyOf(draft), headers })),
    onSaved: ({ id }) => void navigate(`/materiales/conteos/${id}`),
    renamed: { depositoId: 'deposito', rubroId: 'rubro', lineas: 'materiales' },
  })
  const { que, materiales } = form.values
  const setMaterials = (next: Picked[]) => form.change({ materiales: next })
  return (
    <FormDialog
      form={form}
      title="Nuevo conteo"
      failure="No se abrió el conteo."
      saveLabel="Abrir la planilla"
      onClose={onClose}
      width={560}
    >
      <FormRow>
        <PickerField
          label="Depósito"
          required
          autoFocus
          kind="depositos"
          search={searchDeposits(proyectoId)}
          {...form.field('deposito')}
        />
        <DateField label="Fecha" required {...form.field('fecha')} />
      </FormRow>
      <SelectField
        label="Qué se cuenta"
        options={[
          { value: 'todo', label: 'Todo lo que tuvo movimientos en el depósito' },
          { value: 'rubro', label: 'Lo de un rubro' },
          { value: 'materiales', label: 'Algunos materiales' },
        ]}
        {...form.field('que')}
      />
      {que === 'rubro' && (
        <PickerField
          label="Rubro"
          required
          kind="rubros"
          search={(text, signal) => searchEntries(rubros, text, signal)}
          {...form.field('rubro')}
        />
      )}
      {que === 'materiales' && (
        <>
          <PickerField
            label="Agregar un material"
            kind="materiales"
            search={searchMaterials}
            {...form.field('materiales')}
            value={null}
            onChange={(picked) =>
              picked && !materiales.some(({ id }) => id === picked.id) && setMaterials([...materiales, picked])
            }
          />
          <ul role="list" className="count-materials" aria-label="Materiales elegidos">
            {materiales.map((material) => (
              <li key={material.id}>
                {material.label}
                <IconButton
                  icon="pi-times"
                  label={`Quitar ${material.label}`}
                  onClick={() => setMaterials(materiales.filter((each) => each !== material))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <CheckboxField
        label="A ciegas"
        help="La planilla no muestra cuánto debería haber, para que se cuente sin mirar."
        {...form.field('ciego')}
      />
    </FormDialog>
  )
}

const bodyOf = ({ deposito, fecha, ciego, que, rubro, materiales }: ConteoDraft) => ({
  depositoId: deposito!.id,
  fecha,
  ciego,
  ...(que === 'rubro' && { rubroId: rubro!.id }),
  ...(que === 'materiales' && { lineas: materiales.map(({ id }) => ({ materialId: id })) }),
})
