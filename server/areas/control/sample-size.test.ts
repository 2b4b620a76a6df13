/** The sample has two projects with as many financial records as a real project of 18 months. */
import { expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

async function countOf(table: 'contratos' | 'certificados' | 'comprobantes' | 'pagos', proyectoId: number) {
  const { store } = server.current.services
  const rows = store.read.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await rows.where('proyectoId', '=', proyectoId).executeTakeFirstOrThrow()).count)
}

async function countItems(proyectoId: number): Promise<number> {
  const { count } = await server.current.services.store.read
    .selectFrom('presupuestoItems')
    .innerJoin('presupuestos', 'presupuestos.id', 'presupuestoId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('presupuestos.proyectoId', '=', proyectoId)
    .where('presupuestos.estado', '=', 'aprobado')
    .executeTakeFirstOrThrow()
  return Number(count)
}

it.each([1, 2])('seeds the required volume in project %i', async (proyectoId) => {
  const about = (count: number) => Math.round(count / 50) * 50
  expect(await countOf('contratos', proyectoId)).toBe(6)
  expect(await countOf('certificados', proyectoId)).toBe(30)
  expect(about(await countOf('comprobantes', proyectoId))).toBe(400)
  expect(about(await countOf('pagos', proyectoId))).toBe(300)
  expect(await countItems(proyectoId)).toBeGreaterThanOrEqual(280)
})
