import { useState } from 'react'
import { filterCodec } from '../../../lib/filter-values.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import type { Filter } from '../../../ui/FilterField.tsx'
import type { Picked } from '../../../ui/PickerField.tsx'
import { StateTag } from '../../../ui/StateTag.tsx'
import { findSuppliers, states } from './sample-choices.ts'

const codec = filterCodec(['estado', 'desde', 'mes', 'importe', 'proveedor', 'vencidos'])
const documentStates = ['borrador', 'emitido', 'aprobado', 'pausado', 'anulado', 'recibidoParcial']

/** All kinds of filters, and the states of documents. */
export function FilterSample() {
  const [values, change] = useUrlState(codec)
  const [found, setFound] = useState<Picked[]>([])
  const search = async (text: string) => {
    const suppliers = await findSuppliers(text)
    setFound(suppliers)
    return suppliers
  }
  const filters: Filter[] = [
    { key: 'estado', label: 'Estado', kind: 'choice', options: states },
    { key: 'desde', label: 'Desde', kind: 'date' },
    { key: 'mes', label: 'Mes', kind: 'month' },
    { key: 'importe', label: 'Importe desde', kind: 'amount' },
    {
      key: 'proveedor',
      label: 'Proveedor',
      kind: 'entry',
      search,
      picked: found.find(({ id }) => id === values.proveedor),
    },
    { key: 'vencidos', label: 'Solo vencidos', kind: 'flag' },
  ]
  return (
    <div className="gallery-sample">
      <FilterBar filters={filters} values={values} onChange={(part) => change(part, { replace: true })} />
      <p className="gallery-actions">
        {documentStates.map((state) => (
          <StateTag key={state} state={state} />
        ))}
      </p>
    </div>
  )
}
