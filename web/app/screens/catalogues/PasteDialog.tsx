import { useQuery } from '@tanstack/react-query'
import { notify } from '../../../api/notices.ts'
import { errorMessage } from '../../../api/problem.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { rateCurrencies, rateKinds, type Entry, type Noun } from './nouns.ts'
import { readPasted, type PastedRow } from './pasted.ts'
import { dryLoadQuery, loadSeries, type Load, type Loaded } from './queries.ts'
import type { Rates } from './view.ts'

type Values = Rates & { text: string }
type PasteDialogProps = { noun: Noun; entry: Entry | undefined; rates: Rates; onClose: () => void }

/** The one call that stores all rows, or none. */
function loadOf(noun: Noun, entry: Entry | undefined, { moneda, tipo }: Rates, rows: PastedRow[]): Load {
  if (noun.series === 'precios') {
    const precios = rows.map(({ when, value }) => ({ fecha: when, precio: value, moneda }))
    return { path: 'materiales/{materialId}/precios', id: entry!.id, body: { precios } }
  }
  if (noun.series === 'valores') {
    const valores = rows.map(({ when, value }) => ({ periodo: when, valor: value }))
    return { path: 'indices/{indiceId}/valores', id: entry!.id, body: { valores } }
  }
  const cotizaciones = rows.map(({ when, value }) => ({ moneda, tipo, fecha: when, venta: value }))
  return { path: 'cotizaciones', body: { cotizaciones } }
}

const countsOf = ({ creados, cambiados, iguales }: Loaded) =>
  `${creados} ${creados === 1 ? 'nuevo' : 'nuevos'}, ${cambiados} ${cambiados === 1 ? 'cambiado' : 'cambiados'}, ${iguales} ${iguales === 1 ? 'igual' : 'iguales'}.`

/** Takes many values of a series from the clipboard of a spreadsheet, and says before what they will do. */
export function PasteDialog({ noun, entry, rates, onClose }: PasteDialogProps) {
  const series = noun.series!
  const isMonthly = entry?.frecuencia === 'mensual'
  const form = useForm<Values>({
    values: { text: '', tipo: rates.tipo, moneda: series === 'precios' ? 'ARS' : rates.moneda },
    check({ text }) {
      if (text.trim() === '') return { text: 'Pegá al menos una línea.' }
      const { wrong } = readPasted(text, isMonthly)
      return { text: wrong.length > 0 ? `No entendimos: ${wrong.slice(0, 3).join('; ')}.` : undefined }
    },
    async save(values) {
      const loaded = await loadSeries(loadOf(noun, entry, values, readPasted(values.text, isMonthly).rows))
      notify({ type: 'success', title: 'Valores cargados', message: countsOf(loaded) })
    },
    onSaved: onClose,
  })
  const settled = useDebounced(JSON.stringify(form.values), 400)
  const asked = JSON.parse(settled) as Values
  const { rows, wrong } = readPasted(asked.text, isMonthly)
  const preview = useQuery({
    ...dryLoadQuery(loadOf(noun, entry, asked, rows)),
    enabled: rows.length > 0 && wrong.length === 0,
  })
  const example = isMonthly ? '01/2026   18.642,30' : '13/03/2026   1.415,50'
  const outcome = preview.data ? ` Van a ser: ${countsOf(preview.data)}` : ''
  const understood = rows.length === 1 ? '1 línea entendida.' : `${rows.length} líneas entendidas.`
  return (
    <FormDialog form={form} title="Pegar valores" failure="No se cargó nada." saveLabel="Cargar" onClose={onClose}>
      {series !== 'valores' && <SelectField label="Moneda" {...form.field('moneda')} options={currenciesOf(series)} />}
      {series === 'cotizaciones' && (
        <SelectField
          label="Tipo"
          {...form.field('tipo')}
          options={rateKinds.map(([value, label]) => ({ value, label }))}
        />
      )}
      <TextAreaField
        label="Una línea por valor: fecha y valor, como salen de una planilla"
        help={rows.length > 0 ? `${understood}${outcome}` : `Por ejemplo: ${example}`}
        warning={preview.error ? errorMessage(preview.error) : undefined}
        rows={10}
        autoFocus
        {...form.field('text')}
      />
    </FormDialog>
  )
}

const currenciesOf = (series: string) => [
  ...(series === 'precios' ? [{ value: 'ARS', label: 'Peso' }] : []),
  ...rateCurrencies.map(([value, label]) => ({ value: value as string, label: label as string })),
]
