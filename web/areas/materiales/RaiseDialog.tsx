import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { useOnce } from '../../api/use-once.ts'
import { decimalOf, numberError } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { NewPrices } from './NewPrices.tsx'
import { offerUndoOfPrices, pricesText, raisePrecios } from './price-changes.ts'
import { isNarrowed, priceFilter, type PricesView } from './prices-view.ts'

const percentError = (text: string) =>
  decimalOf(text) === '0' ? 'Escribí cuánto suben o bajan.' : numberError(text, { decimals: 4, min: -99, max: 9999 })

/** Raises the prices that the list shows by a percentage, after a preview, with undo. */
export function RaiseDialog({ view, onClose }: { view: PricesView; onClose: () => void }) {
  const once = useOnce()
  const { mutateAsync: raise } = useMutation(raisePrecios)
  const desarrolladoraId = activeCompanyId() ?? 0
  const bodyOf = (percent: string) => ({ ...priceFilter(view), porcentaje: decimalOf(percent) ?? '0' })
  const form = useForm<{ porcentaje: string }>({
    values: { porcentaje: '' },
    draft: { kind: 'aumento', record: null },
    check: ({ porcentaje }) => ({ porcentaje: percentError(porcentaje) }),
    async save({ porcentaje }) {
      offerUndoOfPrices(await once((headers) => raise({ desarrolladoraId, body: bodyOf(porcentaje), headers })))
    },
    onSaved: onClose,
  })
  const { porcentaje } = form.values
  const { data, error, input } = useDryRun({
    key: ['precios', desarrolladoraId],
    body: percentError(porcentaje) === undefined ? bodyOf(porcentaje) : null,
    call: (body, signal) => call('raisePrecios', { desarrolladoraId, simular: true, body }, { signal }),
    delay: 400,
  })
  return (
    <FormDialog
      form={form}
      title="Actualizar precios"
      failure="No se actualizó nada."
      saveLabel="Actualizar"
      width={760}
      onClose={onClose}
    >
      <p className="money-note">
        {isNarrowed(view)
          ? 'Cambia los precios que coinciden con los filtros de la lista.'
          : 'Cambia todos los precios.'}{' '}
        Los anteriores quedan en el historial.
      </p>
      <NumberField label="Porcentaje" help="Negativo si bajan" required autoFocus {...form.field('porcentaje')} />
      <p className="money-outcome" role="status">
        {data && input !== null && `Con fecha de hoy: ${pricesText(data.filas.length)}.`}
      </p>
      {input !== null && error && <Alert type="warning">{errorMessage(error)}</Alert>}
      {data && input !== null && <NewPrices filas={data.filas} />}
    </FormDialog>
  )
}
