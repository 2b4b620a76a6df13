import type { ReactNode } from 'react'
import { StateTag } from '../../ui/StateTag.tsx'
import type { Documento } from './queries.ts'

/** A drawing's state, unmistakable: an outdated one must not be built from. */
export const planoTag = ({ plano }: Pick<Documento, 'plano'>): ReactNode =>
  plano?.estado && (
    <StateTag state={plano.estado} tone={plano.estado === 'VIGENTE' ? 'success' : 'danger'} label={plano.estado} />
  )
