import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { projectLoads } from '../../../../tests/support/project-loads.ts'
import { createDeposit, createMaterial } from '../../../../tests/support/stock.ts'
import { signedContract } from '../../../../tests/support/signed-contract.ts'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const company = { desarrolladoraId: 1 }
type Tipo = components['schemas']['CargaTipo']
const tipos: Tipo[] = [
  'unidades',
  'presupuestoItems',
  'certificados',
  'comprobantes',
  'pagos',
  'cobros',
  'movimientos',
  'tareas',
  'eventos',
]

/** A material whose movements were annulled keeps its row, with nothing in it. */
function withoutEmptyStock(body: unknown): unknown {
  const {
    items,
    total: _total,
    lastPage: _lastPage,
    ...rest
  } = body as { items?: unknown[]; total?: number; lastPage?: number }
  return { ...rest, items: items?.filter((each) => (each as { fisico?: string }).fisico !== '0.0000') }
}

/** What a load may change in a project, without versions and numbers that are never given twice. */
async function answersOf(api: Api, contratoId: string, presupuestoId: string) {
  const contract = (await api('getContrato', { params: { proyectoId, id: contratoId } })).body
  const { items, rubros } = (await api('getPresupuestoItems', { params: { proyectoId, presupuestoId } })).body
  const answers = await Promise.all([
    api('getControlPresupuestario', { params }),
    api('getControlResumen', { params }),
    api('getDeudas', { params }),
    api('getCuentaCorriente', { params, query: { proveedorId: contract.proveedorId } }),
    api('listStock', { params, query: { size: 200 } }),
    api('listUnidades', { params: company, query: { size: 200 } }),
    api('listTareas', { params }),
    api('getFlujo', { params }),
    api('getOcurrencias', { params, query: { desde: '2026-02-01', hasta: '2026-02-28' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return { contract, items, rubros, answers: answers.map(({ body }) => withoutEmptyStock(body)) }
}

describe('after loads are undone', () => {
  it('all answers are as before, in any order and for any rows', async () => {
    const api = await server.current.as('demo@obra.test')
    const { contract } = await signedContract(api, { objeto: 'Se deshace', mesBase: '2025-01' })
    const drafts = (await api('listPresupuestos', { params, query: { estado: 'borrador' } })).body as {
      items: { id: string }[]
    }
    const draft = drafts.items[0]!
    const [material, deposit] = [await createMaterial(api, 'kg'), await createDeposit(api)]
    const { items: suppliers } = (await api('listProveedores', { params: company, query: { size: 10 } })).body as {
      items: { cuit: string }[]
    }
    const supplier = suppliers[0]!.cuit
    let number = 0
    const before = await answersOf(api, contract.id, draft.id)
    const codes = contract.items.map(({ codigo }) => codigo)
    const quantity = fc.integer({ min: 1, max: 200_000 }).map((value) => (value / 10_000).toFixed(4).replace('.', ','))
    const sheets = fc.record({
      unidades: fc.uniqueArray(fc.stringMatching(/^u[a-z]{4}$/), { minLength: 1, maxLength: 3 }),
      items: fc.array(fc.tuple(quantity, quantity), { minLength: 1, maxLength: 6 }),
      months: fc.array(fc.tuple(quantity, fc.boolean(), fc.integer({ min: 0, max: 1 })), {
        minLength: 1,
        maxLength: 4,
      }),
      amounts: fc.array(
        fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      order: fc.shuffledSubarray(tipos, { minLength: tipos.length }),
      undone: fc.shuffledSubarray(tipos, { minLength: tipos.length }),
    })
    await fc.assert(
      fc.asyncProperty(sheets, async ({ unidades, items, months, amounts, order, undone }) => {
        number += amounts.length
        const lines = (line: (amount: string, row: number) => string) => `${amounts.map(line).join('\n')}\n`
        const texts: Partial<Record<Tipo, string>> = {
          unidades: `Código;Nombre;Tipo\n${unidades.map((code) => `${code};Unidad ${code};Peso`).join('\n')}\n`,
          presupuestoItems: `Rubro;Código;Descripción;Unidad;Cantidad;Precio unitario\n${items
            .map(([cantidad, precio], row) => `04.02;D.${row};Ítem;m³;${cantidad};${precio}`)
            .join('\n')}\n`,
          certificados: `Contrato;Período;Ítem;Cantidad del mes;Estado\n${months
            .map(([cantidad, isApproved, item], row) => {
              return `Se deshace;0${row + 1}/2025;${codes[item]};${cantidad};${isApproved ? 'Aprobado' : ''}`
            })
            .join('\n')}\n`,
          comprobantes: `Tipo;Letra;Punto de venta;Número;Proveedor;Fecha;Neto;Rubro\n${lines(
            (amount, row) => `Factura;C;77;${number + row};${supplier};16/02/2026;${amount};04.02`,
          )}`,
          pagos: `Fecha;Proveedor;Medio;Importe\n${lines((amount) => `16/02/2026;${supplier};Transferencia;${amount}`)}`,
          cobros: `Fecha;De;Concepto;Importe\n${lines((amount) => `16/02/2026;Socio;Aporte;${amount}`)}`,
          movimientos: `Tipo;Fecha;Depósito;Material;Cantidad\n${lines(
            (amount, row) =>
              `${row === 1 ? 'Egreso' : 'Ingreso'};16/02/2026;${deposit.nombre};${material.codigo};${row === 1 ? '0.01' : amount}`,
          )}`,
          tareas: `Tarea;Comienzo;Duración\n${lines((_, row) => `Tarea de más ${row};16/02/2026;${row + 1}`)}`,
          eventos: `Título;Fecha\n${lines((_, row) => `Evento de más ${row};16/02/2026`)}`,
        }
        const loaded = new Map<Tipo, Awaited<ReturnType<ReturnType<typeof projectLoads>['run']>>>()
        for (const tipo of order) {
          const loads = projectLoads(() => server.current, tipo)
          const carga = await loads.plan(api, tipo === 'unidades' ? null : proyectoId, texts[tipo]!)
          expect([tipo, carga.cantidades]).toEqual([tipo, expect.objectContaining({ error: 0, omitir: 0 })])
          loaded.set(tipo, await loads.run(api, carga))
        }
        for (const tipo of undone) {
          const { cantidades } = await projectLoads(() => server.current, tipo).undo(api, loaded.get(tipo)!)
          expect(cantidades.conservada).toBe(0)
        }
        expect(await answersOf(api, contract.id, draft.id)).toEqual({ ...before, contract: expect.anything() })
      }),
      // A smaller example would start from what the failed one left.
      { numRuns: 3, endOnFailure: true },
    )
    const { contract: after } = await answersOf(api, contract.id, draft.id)
    expect(after).toEqual(before.contract)
  })
})
