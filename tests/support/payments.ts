/** Invoices and payments in a sample project, for tests of payments. */
import type { Context } from '../../server/context.ts'
import { lockedProjectScope } from '../../server/records/project-scope.ts'
import { rejectMeans } from '../../server/areas/pagos/door.ts'
import type { Api, TestServer } from './server.ts'

export const proyectoId = 2
const params = { proyectoId }

let last = 10_000
/** Registers an invoice of the first supplier. */
export async function invoice(api: Api, total: string, more: object = {}) {
  const company = { desarrolladoraId: 1 }
  const proveedorId = (await api('listProveedores', { params: company })).body.items[0]!.id
  const rubroId = (await api('listRubros', { params: company })).body.items[0]!.id
  const wrong = {
    tipo: 'factura',
    letra: 'C',
    puntoVenta: 9,
    numero: (last += 1),
    proveedorId,
    fecha: '2026-03-02',
    total,
    imputaciones: [{ rubroId }],
    estado: 'registrado',
    ...more,
  }
  return (await api('createComprobante', { params, wrong })).body
}

/** Registers a payment by transfer with imputaciones to comprobantes; `more` adds or replaces fields. */
export const pay = (
  api: Api,
  proveedorId: string,
  importe: string,
  parts: [{ id: string }, string][],
  more: object = {},
) =>
  api('createPago', {
    params,
    wrong: {
      fecha: '2026-03-10',
      medio: 'transferencia',
      proveedorId,
      importe,
      imputaciones: parts.map(([{ id }, amount]) => ({ comprobanteId: id, importe: amount })),
      ...more,
    },
  })
/** What is left to pay of a comprobante. */
export const balanceOf = async (api: Api, { id }: { id: string }) => {
  const { estadoPago, saldo, pagado } = (await api('getComprobante', { params: { proyectoId, id } })).body
  return { estadoPago, saldo, pagado }
}

/** Rejects a cheque, as the operation of the portfolio does. */
export async function rejectCheque({ services }: TestServer, mediosId: string) {
  const user = await services.store.read.selectFrom('users').select(['id', 'name']).executeTakeFirstOrThrow()
  const ctx = { ...services, company: { id: 1 }, user } as unknown as Context
  return services.store.write(async (db) =>
    rejectMeans(ctx, await lockedProjectScope(ctx, db, proyectoId), mediosId, 'Sin fondos'),
  )
}
