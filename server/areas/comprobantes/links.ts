import type { components } from '../../../openapi/generated/schema.d.ts'
import { conflict, invalid } from '../../lib/problem.ts'
import type { ProjectScope } from '../../records/record.ts'
import { billableCertificate, contractOf, coverCertificate, uncoverCertificate } from '../certificados/door.ts'
import { itemsInForce } from '../presupuestos/door.ts'
import { coversCertificate } from './retained.service.ts'

type Comprobante = components['schemas']['Comprobante']

/**
 * Resolves the contract and certificate that a document bills; both must be its supplier's. The links that a registered document has
 * already (`before`) were checked then. Throws 400, 404 and 409.
 */
export async function checkLinks(scope: ProjectScope, input: Comprobante, before?: Comprobante) {
  const { contratoId: earlier, certificadoId } = before ?? {}
  if (before && input.certificadoId === certificadoId && input.contratoId === earlier)
    return { contratoId: input.contratoId, certificadoId: input.certificadoId }
  const certificate = input.certificadoId ? await billableCertificate(scope, input.certificadoId) : undefined
  const contratoId = input.contratoId ?? certificate?.contratoId ?? null
  if (certificate && certificate.contratoId !== contratoId)
    throw invalid('certificadoId', 'Ese certificado es de otro contrato.')
  if (contratoId === null) return { contratoId, certificadoId: null }
  const { proveedorId, proveedor, objeto, estado } = await contractOf(scope, contratoId)
  if (estado === 'borrador') throw conflict(`El contrato «${objeto}» todavía no está firmado.`, 'contratoId')
  if (proveedorId !== input.proveedorId)
    throw conflict(`El contrato «${objeto}» es de ${proveedor}, no de este proveedor.`, 'contratoId')
  return { contratoId, certificadoId: certificate?.id ?? null }
}

/** Requires each item to be in the budget in force and of the rubro of its imputación. Throws 400 and 404. */
export async function requireItems(scope: ProjectScope, { imputaciones }: Comprobante): Promise<void> {
  const itemIds = imputaciones.flatMap(({ itemId }) => (itemId ? [itemId] : []))
  const rubros = await itemsInForce(scope, itemIds)
  for (const [index, { itemId, rubroId }] of imputaciones.entries())
    if (itemId && rubros.get(itemId) !== rubroId)
      throw invalid(`imputaciones.${index}.itemId`, 'Ese ítem es de otro rubro.')
}

/** Called when a document is registered: its certificate is now paid through it. */
export async function coverLinked(scope: ProjectScope, comprobante: Comprobante): Promise<void> {
  if (coversCertificate(comprobante)) await coverCertificate(scope, comprobante.certificadoId!)
}

/** Called when the certificate of a registered document changes: the former one is owed again, the new one is paid through it. */
export async function moveCover(scope: ProjectScope, after: Comprobante, before: Comprobante): Promise<void> {
  if (after.certificadoId === before.certificadoId) return
  await uncoverLinked(scope, before)
  await coverLinked(scope, after)
}

/** Called when a document is annulled: its certificate is owed again, unless another document bills it. */
export async function uncoverLinked(scope: ProjectScope, comprobante: Comprobante): Promise<void> {
  if (coversCertificate(comprobante)) await uncoverCertificate(scope, comprobante.certificadoId!)
}
