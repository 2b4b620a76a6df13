import type { components } from '../../../openapi/generated/schema.d.ts'
import { conflict, invalid } from '../../lib/problem.ts'
import type { ProjectScope } from '../../records/record.ts'
import { billableCertificate, contractOf, coverCertificate, uncoverCertificate } from '../certificados/door.ts'
import { itemsInForce } from '../presupuestos/door.ts'

type Comprobante = components['schemas']['Comprobante']

/** Whether a document takes over the balance of its certificate; a credit note does not. */
export const coversCertificate = ({ tipo, certificadoId }: Comprobante) =>
  tipo !== 'notaCredito' && certificadoId !== null

/** Resolves the contract and certificate that a document bills; both must be its supplier's. Throws 400, 404 and 409. */
export async function checkLinks(scope: ProjectScope, input: Comprobante) {
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

/** Called when a document is annulled: its certificate is owed again, unless another document bills it. */
export async function uncoverLinked(scope: ProjectScope, comprobante: Comprobante): Promise<void> {
  if (coversCertificate(comprobante)) await uncoverCertificate(scope, comprobante.certificadoId!)
}
