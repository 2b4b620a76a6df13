import { Link } from 'react-router-dom'
import { Alert } from '../../ui/Alert.tsx'
import { movementAddress, type Movimiento } from './queries.ts'

type RepeatedWarningsProps = { movimiento: Pick<Movimiento, 'avisos' | 'repetidoEn'> }

/** The warnings of a movement, and the link to the other one with the same remito, in a new tab so that no form is lost. */
export function RepeatedWarnings({ movimiento: { avisos, repetidoEn } }: RepeatedWarningsProps) {
  return (
    <>
      {avisos.map((aviso) => (
        <Alert key={aviso} type="warning">
          {aviso}
        </Alert>
      ))}
      {repetidoEn && (
        <p className="money-note">
          <Link to={movementAddress(repetidoEn.id)} target="_blank" rel="noreferrer">
            Ver el que ya tiene ese remito (se abre en otra pestaña)
          </Link>
        </p>
      )}
    </>
  )
}
