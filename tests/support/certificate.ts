import type { Api } from './server.ts'

/** A signed contract with its first certificate approved, and `others`: records that a document may not combine with it. */
export async function approvedCertificate(api: Api, proyectoId: number) {
  const params = { proyectoId }
  type Rows = { items: { id: string }[] }
  const budgets = (await api('listPresupuestos', { params, query: { estado: 'aprobado' } })).body as Rows
  const presupuestoId = budgets.items[0]!.id
  const sheet = (await api('getPresupuestoItems', { params: { proyectoId, presupuestoId } })).body.items
  const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body as Rows
  const items = [
    { itemId: sheet[0]!.id, cantidad: '120', precioUnitario: '185432.50' },
    { itemId: sheet[1]!.id, cantidad: '86.5', precioUnitario: '97210' },
  ]
  const terms = { anticipoPorcentaje: '20', fondoReparoPorcentaje: '5', mesBase: '2025-01' }
  const body = { proveedorId: suppliers.items[0]!.id, objeto: 'Prueba', fecha: '2025-01-10', plazoDias: 90 }
  const draft = async () => (await api('createContrato', { params, body: { ...body, ...terms, items } })).body
  const made = await draft()
  const { body: contract } = await api('signContrato', { params: { proyectoId, id: made.id }, body: {} })
  const place = { proyectoId, contratoId: contract.id }
  const issue = async (periodo: string) => {
    const lineas = [30, 25].map((share, row) => ({
      itemId: contract.items[row]!.id!,
      porcentajePeriodo: String(share),
    }))
    const { body: certificate } = await api('createCertificado', { params: place, body: { periodo, lineas } })
    const own = { params: { ...place, id: certificate.id } }
    return { own, issued: (await api('issueCertificado', { ...own, body: {} })).body }
  }
  const { own } = await issue('2025-02')
  const { body: certificate } = await api('approveCertificado', { ...own, body: {} })
  const { issued } = await issue('2025-03')
  const rubro = sheet.find(({ rubroId }) => rubroId !== sheet[1]!.rubroId)!.rubroId
  const others = { supplier: suppliers.items[1]!.id, draft: (await draft()).id, issued: issued.id, rubro }
  return { contract, certificate, others }
}
