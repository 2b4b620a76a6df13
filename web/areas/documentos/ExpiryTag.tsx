import { StateTag } from '../../ui/StateTag.tsx'
import { expiryText, expiryTones } from './expiry.ts'
import type { Documento } from './queries.ts'

type ExpiryTagProps = Pick<Documento, 'vencimiento' | 'vigencia' | 'diasParaVencer'>

/** When a document expires, coloured by how soon. Nothing without an expiry. */
export function ExpiryTag({ vencimiento, vigencia, diasParaVencer }: ExpiryTagProps) {
  if (vencimiento === null) return null
  return <StateTag state={vigencia} tone={expiryTones[vigencia]} label={expiryText(diasParaVencer)} />
}
