import { Link } from 'react-router-dom'
import { words } from '../../openapi/generated/words.ts'
import type { Schema } from '../api/types.ts'

type Vinculo = Pick<Schema<'EventoVinculo'>, 'entidad' | 'nombre' | 'enlace'>

/** What a link says of its record: 'Comprobante: Factura A 0003-00018422, Hormigones SA'. One that was deleted has no name. */
export function linkedName({ entidad, nombre }: Vinculo): string {
  const kind = words.EventoVinculoEntidad[entidad]
  return nombre ? `${kind}: ${nombre}` : `${kind} que ya no está`
}

/** A linked record by its name, which leads to its screen unless it was deleted. */
export function LinkedRecord({ vinculo }: { vinculo: Vinculo }) {
  const name = linkedName(vinculo)
  return vinculo.nombre && vinculo.enlace ? <Link to={vinculo.enlace}>{name}</Link> : name
}
