import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/operations.ts'
import { refusalMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { useOnce } from '../../api/use-once.ts'
import { moneyText } from '../../lib/money-text.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { hasWrongPart, partsBody, type PagoDraft } from './pago-draft.ts'
import { PendingParts } from './PendingParts.tsx'
import { applyPago, type Pago } from './queries.ts'

type Draft = Pick<PagoDraft, 'partes' | 'enSuMoneda'>

const errorsOf = ({ partes, enSuMoneda }: Draft) => {
  if (Object.keys(partes).length === 0) return { partes: 'Elegí a qué se aplica.' }
  return {
    partes:
      hasWrongPart(partes) || hasWrongPart(enSuMoneda)
        ? 'Escribí cuánto se aplica a cada uno de los elegidos.'
        : undefined,
  }
}

type ApplyDialogProps = { proyectoId: number; pago: Pago; onClose: () => void }

/** Applies a payment's unapplied amount (`aCuenta`) to comprobantes and certificates of its supplier. */
export function ApplyDialog({ proyectoId, pago, onClose }: ApplyDialogProps) {
  const { id, version, numero, proveedorId, moneda, aCuenta } = pago
  const once = useOnce()
  const { mutateAsync: apply } = useMutation(applyPago)
  const bodyOf = (draft: Draft) => ({ version, imputaciones: partsBody(draft) })
  const form = useForm<Draft>({
    draft: { kind: 'pago-imputar', record: id },
    values: { partes: {}, enSuMoneda: {} },
    check: errorsOf as never,
    save: (draft) => once((headers) => apply({ proyectoId, id, body: bodyOf(draft), headers })),
    onSaved: onClose,
    renamed: { imputaciones: 'partes' as never },
  })
  const isReady = errorsOf(form.values).partes === undefined
  const dry = useDryRun({
    key: ['aplicar', id],
    body: isReady ? bodyOf(form.values) : null,
    call: (body, signal) => call('applyPago', { proyectoId, id, simular: true, body }, { signal }),
  })
  const { error } = dry
  const refusal = refusalMessage(error)
  return (
    <FormDialog
      form={form}
      title={`Aplicar el pago ${numero}`}
      failure="No se aplicó."
      saveLabel="Aplicar"
      onClose={onClose}
      width={640}
    >
      <p>Hay {moneyText(aCuenta, moneda)} a cuenta.</p>
      <PendingParts
        proyectoId={proyectoId}
        supplierId={proveedorId}
        moneda={moneda}
        parts={form.values}
        error={(form.errors as { partes?: string }).partes}
        onChange={({ partes, enSuMoneda }) => form.change({ partes, enSuMoneda })}
      />
      <p className="money-outcome" role="status">
        {isReady && (refusal ?? (dry.data && `Quedan a cuenta ${moneyText(dry.data.aCuenta, moneda)}.`))}
      </p>
    </FormDialog>
  )
}
