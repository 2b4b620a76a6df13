import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSeesAllProjects } from '../developers/door.ts'
import { isCheque, newMeans, type PagoDraft } from './pago-draft.ts'
import { medios } from './words.ts'

const most = 20

type MeansFieldsProps = { form: FormState<PagoDraft>; moneda: Schema<'Moneda'> }

/** How a payment is made: usually by one method, whose amount is that of the payment. */
export function MeansFields({ form, moneda }: MeansFieldsProps) {
  const lines = useLines(form, 'medios')
  const isMany = lines.keys.length > 1
  // The amount of the only one is that of the payment.
  const remove = (row: number) => {
    const others = form.values.medios.toSpliced(row, 1)
    lines.remove(row)
    if (others.length === 1) form.change({ importe: others[0]!.importe })
  }
  return (
    <Fieldset isFramed legend={isMany ? 'Medios de pago' : 'Medio de pago'}>
      {lines.keys.map((key, row) => (
        <div key={key} className="money-line" role="group" aria-label={`Medio ${row + 1}`}>
          <MeansLineFields {...{ form, moneda, row, isMany }} />
          {isMany && <IconButton icon="pi-trash" label={`Quitar medio ${row + 1}`} onClick={() => remove(row)} />}
        </div>
      ))}
      {lines.keys.length < most && (
        <Button
          size="small"
          onClick={() => {
            // With several, each has its own amount; the one typed so far is that of the first.
            const [first] = form.values.medios
            const before = isMany ? form.values.medios : [{ ...first!, importe: form.values.importe }]
            form.change({ medios: [...before, newMeans('echeq')], importe: '' })
          }}
        >
          <i className="pi pi-plus" aria-hidden="true" /> Agregar medio
        </Button>
      )}
    </Fieldset>
  )
}

type LineProps = MeansFieldsProps & { row: number; isMany: boolean }

function MeansLineFields({ form, moneda, row, isMany }: LineProps) {
  const line = form.values.medios[row]!
  return (
    <>
      <SelectField label="Medio" options={optionsOf(medios)} {...form.field(`medios.${row}.medio`)} />
      {isMany && <NumberField label="Importe" required {...form.field(`medios.${row}.importe`)} />}
      <AccountField {...{ form, moneda, row }} />
      {line.medio !== 'efectivo' && <TextField label="Número" maxLength={40} {...form.field(`medios.${row}.numero`)} />}
      {isCheque(line) && (
        <>
          <TextField label="Banco" maxLength={80} {...form.field(`medios.${row}.banco`)} />
          <DateField label="Fecha de débito" help="Vacía: la del pago." {...form.field(`medios.${row}.fechaDebito`)} />
        </>
      )}
    </>
  )
}

/** The account that the money leaves; hidden while the company has none in the currency, or the user does not see them. */
function AccountField({ form, moneda, row }: Omit<LineProps, 'isMany'>) {
  const desarrolladoraId = activeCompanyId() ?? 0
  const { data } = useQuery({
    ...q('listCuentas', { desarrolladoraId, moneda, activo: true, size: 200 }),
    enabled: useSeesAllProjects(),
  })
  if (!data || data.items.length === 0) return null
  const options = data.items.map(({ id, nombre }) => ({ value: id, label: nombre }))
  return (
    <SelectField
      label="Cuenta"
      options={[{ value: '', label: 'Sin cuenta' }, ...options]}
      {...form.field(`medios.${row}.cuentaId`)}
    />
  )
}
