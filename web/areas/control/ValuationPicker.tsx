import { useIsFetching, useQuery, type QueryKey } from '@tanstack/react-query'
import { financeAreas } from '../../api/areas.ts'
import type { Schema } from '../../api/types.ts'
import { HelpTip } from '../../ui/HelpTip.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { indicesQuery } from './queries.ts'
import { rateKinds, valuationCodec, type Valuation } from './valuation.ts'
import './ValuationPicker.css'

type ValuationPickerProps = {
  /** The loaded response, with the applied rule and its warnings. */
  response: { valuacion?: Schema<'ControlValuacion'>; avisos?: string[] } | undefined
}
type ChoicesProps = { value: Valuation; onChange: (part: Partial<Valuation>) => void }

const options = [
  { value: 'corriente', label: 'Corrientes' },
  { value: 'dolar', label: 'Dólares' },
  { value: 'constante', label: 'Constantes' },
] as const

const monthName = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Options for the last 36 months, newest first. */
function months(): { value: string; label: string }[] {
  const now = new Date()
  return Array.from({ length: 36 }, (_, index) => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 1))
    return { value: day.toISOString().slice(0, 7), label: monthName.format(day) }
  })
}

/** Selects the valuation of the amounts in Finanzas, stored in the URL, and explains the applied rule and its warnings. */
export function ValuationPicker({ response }: ValuationPickerProps) {
  const [value, onChange] = useUrlState(valuationCodec)
  const { valuacion: rule, avisos = [] } = response ?? {}
  const isWaiting = useWaiting(rule, value)
  // A project in dollars needs no exchange rate.
  const hasRate = value.valuacion === 'dolar' && !(rule?.tipo === 'dolar' && rule.tipoCotizacion === null)
  return (
    <section className="valuation" aria-label="Moneda de los importes">
      <Segmented
        label="Valuación"
        options={options}
        value={value.valuacion}
        onChange={(valuacion) => onChange({ valuacion })}
      />
      {hasRate && (
        <SelectField
          label="Cotización"
          value={value.tipo || rule?.tipoCotizacion || rateKinds[0]}
          onChange={(tipo) => onChange({ tipo })}
          options={rateKinds.map((kind) => ({ value: kind, label: kind }))}
        />
      )}
      {value.valuacion === 'constante' && <ConstantChoices value={value} onChange={onChange} />}
      {rule && (
        <HelpTip text={`${rule.nombre[0]!.toUpperCase()}${rule.nombre.slice(1)}. ${rule.regla}`}>
          <i className="pi pi-info-circle" aria-hidden="true" />
          <span className="visually-hidden">Qué muestran los importes</span>
        </HelpTip>
      )}
      {avisos.length > 0 && (
        <HelpTip text={avisos.join(' ')}>
          <span className="valuation-warning">
            <i className="pi pi-exclamation-triangle" aria-hidden="true" />{' '}
            {avisos.length === 1 ? '1 aviso' : `${avisos.length} avisos`}
          </span>
        </HelpTip>
      )}
      <p className="valuation-waiting" role="status">
        {isWaiting && 'Calculando los importes… En un proyecto grande, la primera vez tarda unos segundos.'}
      </p>
    </section>
  )
}

const waitingDelayMilliseconds = 500

const isFinanceQuery = ({ queryKey }: { queryKey: QueryKey }) => financeAreas.some((area) => area === queryKey[0])

/** Whether the visible amounts have had another valuation than the selected one for longer than the delay. */
function useWaiting(rule: Schema<'ControlValuacion'> | undefined, { valuacion, tipo, mes }: Valuation): boolean {
  const isFetching = useIsFetching({ predicate: isFinanceQuery }) > 0
  const isSelected =
    rule?.tipo === valuacion &&
    (valuacion !== 'dolar' || tipo === '' || rule.tipoCotizacion === null || rule.tipoCotizacion === tipo) &&
    (valuacion !== 'constante' || mes === '' || rule.mesReferencia === mes)
  const isBehind = isFetching && !isSelected
  return useDebounced(isBehind, waitingDelayMilliseconds) && isBehind
}

function ConstantChoices({ value, onChange }: ChoicesProps) {
  const { data: indices = [] } = useQuery(indicesQuery())
  return (
    <>
      <SelectField
        label="Moneda de"
        value={value.mes}
        onChange={(mes) => onChange({ mes })}
        options={[{ value: '', label: 'Último mes publicado' }, ...months()]}
      />
      <SelectField
        label="Índice"
        value={value.indice}
        onChange={(indice) => onChange({ indice })}
        options={[{ value: '', label: 'El del proyecto' }, ...indices]}
      />
    </>
  )
}
