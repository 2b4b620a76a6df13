import { useQuery } from '@tanstack/react-query'
import { call, q } from '../../api/operations.ts'
import type { Filter } from '../../ui/FilterField.tsx'
import type { Picked } from '../../ui/PickerField.tsx'
import type { Contrato } from './queries.ts'

const optionOf = ({ id, numero, objeto, proveedor }: Contrato): Picked => ({
  id,
  label: numero === null ? objeto : `${numero}. ${objeto}`,
  detail: proveedor,
})

/** The filter of a list by contract. */
export function useContractFilter(proyectoId: number, id: string): Filter {
  const { data } = useQuery({ ...q('getContrato', { proyectoId, id }), enabled: id !== '', retry: false })
  const search = async (text: string, signal: AbortSignal) => {
    const page = await call('listContratos', { proyectoId, search: text || undefined, size: 20 }, { signal })
    return page.items.map(optionOf)
  }
  const picked = id === '' ? null : data && optionOf(data)
  return { key: 'contratoId', label: 'Contrato', kind: 'entry', picked, search }
}
