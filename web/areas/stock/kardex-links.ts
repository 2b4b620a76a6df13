import type { Schema } from '../../api/types.ts'
import { addressInProject } from '../../lib/project-address.ts'
import { movementAddress } from '../movimientos/door.ts'

/** The address of the document of a kardex line, in its own project: a central deposit has lines of several. */
export const documentAddress = ({ tipo, documentoId, proyecto }: Schema<'KardexRow'>): string =>
  addressInProject(tipo === 'conteo' ? `/materiales/conteos/${documentoId}` : movementAddress(documentoId), proyecto)

/** The address of the stock with the kardex of a material open. */
export const kardexAddress = (materialId: string): string => `/materiales/stock?abierto=${materialId}`
