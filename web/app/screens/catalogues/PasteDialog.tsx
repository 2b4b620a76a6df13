import { notify } from '../../../api/notices.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import type { Entry, Noun } from './nouns.ts'
import { readPasted } from './pasted.ts'
import { addPrice, loadRates, loadValues } from './queries.ts'

type Values = { text: string; tipo: string; moneda: string }
type PasteDialogProps = { noun: Noun; entry: Entry | undefined; onClose: () => void }

/** Takes many values of a series from the clipboard of a spreadsheet. Those of a period that is there are changed. */
export function PasteDialog({ noun, entry, onClose }: PasteDialogProps) {
  const series = noun.series!
  const isMonthly = entry?.frecuencia === 'mensual'
  const form = useForm<Values>({
    values: { text: '', tipo: 'oficial', moneda: series === 'precios' ? 'ARS' : 'USD' },
    check({ text }) {
      if (text.trim() === '') return { text: 'Pegá al menos una línea.' }
      const { wrong } = readPasted(text, isMonthly)
      return { text: wrong.length > 0 ? `No entendimos: ${wrong.slice(0, 3).join('; ')}.` : undefined }
    },
    async save({ text, tipo, moneda }) {
      const { rows } = readPasted(text, isMonthly)
      if (series === 'precios') {
        for (const { when, value } of rows) await addPrice(entry!.id, { fecha: when, precio: value, moneda })
        return tell(`${rows.length} precios agregados.`)
      }
      const { creados, cambiados, iguales } =
        series === 'valores'
          ? await loadValues(
              entry!.id,
              rows.map(({ when, value }) => ({ periodo: when, valor: value })),
            )
          : await loadRates(rows.map(({ when, value }) => ({ moneda, tipo, fecha: when, venta: value })))
      tell(`${creados} nuevos, ${cambiados} cambiados, ${iguales} iguales.`)
    },
    onSaved: onClose,
  })
  const { rows } = readPasted(form.values.text, isMonthly)
  const example = isMonthly ? '01/2026   18.642,30' : '13/03/2026   1.415,50'
  const count = rows.length === 1 ? '1 línea entendida.' : `${rows.length} líneas entendidas.`
  return (
    <FormDialog form={form} title="Pegar valores" failure="No se cargó nada." saveLabel="Cargar" onClose={onClose}>
      {series !== 'valores' && <SelectField label="Moneda" {...form.field('moneda')} options={currenciesOf(series)} />}
      {series === 'cotizaciones' && <SelectField label="Tipo" {...form.field('tipo')} options={rateKinds} />}
      <TextAreaField
        label="Una línea por valor: fecha y valor, como salen de una planilla"
        help={rows.length > 0 ? count : `Por ejemplo: ${example}`}
        rows={10}
        autoFocus
        {...form.field('text')}
      />
    </FormDialog>
  )
}

const rateKinds = ['oficial', 'mayorista', 'MEP', 'CCL', 'blue', 'tarjeta', 'manual'].map((value) => ({
  value,
  label: value,
}))
const currenciesOf = (series: string) =>
  (series === 'precios' ? ['ARS', 'USD', 'EUR', 'UVA'] : ['USD', 'EUR', 'UVA']).map((value) => ({
    value,
    label: value,
  }))

function tell(message: string): void {
  notify({ type: 'success', title: 'Valores cargados', message })
}
