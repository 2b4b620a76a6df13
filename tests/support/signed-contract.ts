/** A signed contract of project 2, of 120 x 185432.50 and 86.5 x 97210.00 in pesos, for tests of what changes it. */
import { expect } from 'vitest'
import type { Api } from './server.ts'

const proyectoId = 2
const params = { proyectoId }
type Rows = { items: { id: string }[] }

export async function signedContract(api: Api, fields: object = {}) {
  const budgets = (await api('listPresupuestos', { params, query: { estado: 'aprobado' } })).body as Rows
  const presupuestoId = budgets.items[0]!.id
  const budget = (await api('getPresupuestoItems', { params: { proyectoId, presupuestoId } })).body.items
  const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body as Rows
  const draft = await api('createContrato', {
    params,
    body: {
      proveedorId: suppliers.items[0]!.id,
      objeto: 'Estructura',
      fecha: '2025-01-10',
      plazoDias: 90,
      items: [
        { itemId: budget[0]!.id, cantidad: '120', precioUnitario: '185432.50' },
        { itemId: budget[1]!.id, cantidad: '86.5', precioUnitario: '97210' },
      ],
      ...fields,
    },
  })
  expect(draft.status).toBe(200)
  const { body: contract } = await api('signContrato', { params: { proyectoId, id: draft.body.id }, body: {} })
  const ofContract = { proyectoId, contratoId: contract.id }
  return {
    contract,
    params,
    ofContract,
    /** Items of the budget that the contract does not have. */
    others: budget.slice(2),
    get: async () => (await api('getContrato', { params: { proyectoId, id: contract.id } })).body,
    /** A certificate of a month by the quantities of both items. */
    async certify(periodo: string, quantities: [string, string], step: 'draft' | 'issue' | 'approve' = 'approve') {
      const lineas = contract.items.map(({ id }, row) => ({ itemId: id!, cantidadPeriodo: quantities[row]! }))
      const { body: certificate } = await api('createCertificado', { params: ofContract, body: { periodo, lineas } })
      const place = { params: { ...ofContract, id: certificate.id } }
      if (step === 'draft') return certificate
      const issued = await api('issueCertificado', { ...place, body: {} })
      return step === 'issue' ? issued.body : (await api('approveCertificado', { ...place, body: {} })).body
    },
  }
}
