import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { type Valuation, valuationInput } from '../control/door.ts'
import { pageRows } from '../../lib/list-view.ts'

export type Contrato = Schema<'Contrato'>
export type ContratoInput = Schema<'ContratoInput'>
export type ContratoPage = Schema<'ContratoPage'>
export type ContratosView = { search: string; page: number; estado: Contrato['estado'] | '' }

const filterInput = ({ search, estado }: Pick<ContratosView, 'search' | 'estado'>) => ({
  search: search || undefined,
  estado: estado || undefined,
})

/** The certified part of the total, in percent with one decimal. */
export const certifiedShare = ({ certificado, total }: Contrato): number =>
  Number(total) === 0 ? 0 : Math.round((Number(certificado) / Number(total)) * 1000) / 10

/** A page of the contracts of a project. */
export const contractsQuery = (proyectoId: number, { page, ...view }: ContratosView, valuation: Valuation) => ({
  ...q('listContratos', { proyectoId, page, size: pageRows, ...filterInput(view), ...valuationInput(valuation) }),
  placeholderData: keepPreviousData<ContratoPage>,
  retry: false,
})

/** All contracts that match the filters as a file. */
export const exportContracts = (
  proyectoId: number,
  view: ContratosView,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> =>
  download('listContratos', { proyectoId, ...filterInput(view), ...valuationInput(valuation), formato })
