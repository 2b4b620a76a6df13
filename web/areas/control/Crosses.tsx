import { Link } from 'react-router-dom'
import type { Schema } from '../../api/types.ts'
import { crossAddress } from '../../lib/cross-address.ts'
import { useAddressWithValuation } from './valuation.ts'
import './Crosses.css'

type CrossesProps = { cruces: Schema<'ControlResumen'>['cruces'] }

/** What does not add up between documents; each line opens its list. */
export function Crosses({ cruces }: CrossesProps) {
  const withValuation = useAddressWithValuation()
  return (
    <ul className="crosses">
      {cruces.map(({ texto, direccion }) => (
        <li key={texto}>{direccion ? <Link to={withValuation(crossAddress(direccion))}>{texto}</Link> : texto}</li>
      ))}
    </ul>
  )
}
