import type { ReactNode } from 'react'
import { StateTag } from '../../ui/StateTag.tsx'
import { expiryText, expiryTones } from './expiry.ts'
import type { Documento } from './queries.ts'

/** When a document expires, coloured by how soon. */
export const expiryTag = ({ vencimiento, vigencia, diasParaVencer }: Documento): ReactNode =>
  vencimiento !== null && <StateTag state={vigencia} tone={expiryTones[vigencia]} label={expiryText(diasParaVencer)} />

/** A drawing's state, unmistakable: an outdated one must not be built from. */
export const planoTag = ({ plano }: Pick<Documento, 'plano'>): ReactNode =>
  plano?.estado && (
    <StateTag state={plano.estado} tone={plano.estado === 'VIGENTE' ? 'success' : 'danger'} label={plano.estado} />
  )
