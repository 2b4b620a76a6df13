import { numberError, parseNumber } from '../../lib/number-text.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { changeList } from './board-changes.ts'
import type { List } from './queries.ts'

type LimitDialogProps = { list: List; onClose: () => void }

/** Edits the card limit of a list; empty means no limit. */
export function LimitDialog({ list, onClose }: LimitDialogProps) {
  const form = useForm({
    draft: { kind: 'limite', record: list.id },
    values: { limit: list.limit === null ? '' : String(list.limit) },
    check: ({ limit }) => ({ limit: limit.trim() ? limitError(limit) : undefined }),
    save: async ({ limit }) => {
      const fields = { limit: limit.trim() ? parseNumber(limit) : null }
      const isSaved = await changeList(list, fields, null)
      if (!isSaved) throw new Error('Probá de nuevo en un momento.')
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Límite de «${list.title}»`}
      failure="No se guardó el límite."
      saveLabel="Guardar"
      onClose={onClose}
    >
      <NumberField
        label="Tarjetas como máximo"
        help="Vacío: sin límite. Si hay más, la lista lo muestra; ninguna se rechaza."
        decimals={0}
        autoFocus
        maxLength={3}
        {...form.field('limit')}
      />
    </FormDialog>
  )
}

function limitError(text: string): string | undefined {
  const error = numberError(text, { decimals: 0, max: 999 })
  return error ?? (parseNumber(text) === 0 ? 'Escribí 1 o más.' : undefined)
}
