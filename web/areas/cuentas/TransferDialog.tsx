import { useMutation, useQuery } from '@tanstack/react-query'
import { useOnce } from '../../api/use-once.ts'
import { dateError } from '../../lib/date-text.ts'
import { decimalOf, numberError } from '../../lib/number-text.ts'
import { todayText } from '../../lib/today.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { accountsQuery, company, createTransfer, type Account } from './queries.ts'

type Draft = {
  fecha: string
  origenId: string
  destinoId: string
  importe: string
  importeDestino: string
  nota: string
}
const limits = { decimals: 2, max: 9_999_999_999_999 }

const currencyOf = (accounts: readonly Account[], id: string) => accounts.find((each) => each.id === id)?.moneda

/** The form of a transfer between two accounts of the company. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const once = useOnce()
  const accounts = useQuery(accountsQuery()).data?.items ?? []
  const { mutateAsync: create } = useMutation(createTransfer)
  const isExchange = ({ origenId, destinoId }: Draft) =>
    origenId !== '' && destinoId !== '' && currencyOf(accounts, origenId) !== currencyOf(accounts, destinoId)
  const form = useForm<Draft>({
    draft: { kind: 'transferencia', record: null },
    values: { fecha: todayText(), origenId: '', destinoId: '', importe: '', importeDestino: '', nota: '' },
    check: (draft) => ({
      fecha: draft.fecha ? dateError(draft.fecha) : 'Escribí la fecha.',
      origenId: draft.origenId ? undefined : 'Elegí de qué cuenta sale.',
      destinoId: !draft.destinoId
        ? 'Elegí a qué cuenta entra.'
        : draft.destinoId === draft.origenId
          ? 'Elegí dos cuentas distintas.'
          : undefined,
      importe: numberError(draft.importe, limits),
      importeDestino: isExchange(draft) ? numberError(draft.importeDestino, limits) : undefined,
    }),
    save(draft) {
      const { fecha, origenId, destinoId, nota } = draft
      const arriving = isExchange(draft) ? { importeDestino: decimalOf(draft.importeDestino)! } : {}
      const body = { fecha, origenId, destinoId, nota, importe: decimalOf(draft.importe)!, ...arriving }
      return once((headers) => create({ ...company(), body, headers }))
    },
    onSaved: onClose,
  })
  const options = [
    { value: '', label: 'Elegí una cuenta' },
    ...accounts.map(({ id, nombre, moneda }) => ({ value: id, label: `${nombre} (${moneda})` })),
  ]
  const { values } = form
  return (
    <FormDialog
      form={form}
      title="Transferir entre cuentas"
      failure="No se registró."
      saveLabel="Registrar"
      onClose={onClose}
    >
      <FormRow>
        <SelectField label="Sale de" required options={options} {...form.field('origenId')} />
        <SelectField label="Entra en" required options={options} {...form.field('destinoId')} />
      </FormRow>
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <MoneyField
          label="Importe"
          required
          currency={currencyOf(accounts, values.origenId) ?? 'ARS'}
          {...form.field('importe')}
        />
        {isExchange(values) && (
          <MoneyField
            label="Entra"
            required
            currency={currencyOf(accounts, values.destinoId) ?? 'ARS'}
            {...form.field('importeDestino')}
          />
        )}
      </FormRow>
      <TextField label="Nota" maxLength={500} {...form.field('nota')} />
    </FormDialog>
  )
}
