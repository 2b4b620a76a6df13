import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { projectLoads } from '../../../../tests/support/project-loads.ts'
import { signedContract } from '../../../../tests/support/signed-contract.ts'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const company = { desarrolladoraId: 1 }
type Tipo = components['schemas']['CargaTipo']

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
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return { contract, items, rubros, answers: answers.map(({ body }) => body) }
}

describe('after loads are undone', () => {
  it('all answers are as before, in any order and for any rows', async () => {
    const api = await server.current.as('demo@obra.test')
    const { contract } = await signedContract(api, { objeto: 'Se deshace', mesBase: '2025-01' })
    const drafts = (await api('listPresupuestos', { params, query: { estado: 'borrador' } })).body as {
      items: { id: string }[]
    }
    const draft = drafts.items[0]!
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
      order: fc.shuffledSubarray(['unidades', 'presupuestoItems', 'certificados'] as Tipo[], { minLength: 3 }),
      undone: fc.shuffledSubarray(['unidades', 'presupuestoItems', 'certificados'] as Tipo[], { minLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(sheets, async ({ unidades, items, months, order, undone }) => {
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
        }
        const loaded = new Map<Tipo, Awaited<ReturnType<ReturnType<typeof projectLoads>['run']>>>()
        for (const tipo of order) {
          const loads = projectLoads(() => server.current, tipo)
          const carga = await loads.plan(api, tipo === 'unidades' ? null : proyectoId, texts[tipo]!)
          expect(carga.cantidades.error).toBe(0)
          loaded.set(tipo, await loads.run(api, carga))
        }
        for (const tipo of undone) {
          const { cantidades } = await projectLoads(() => server.current, tipo).undo(api, loaded.get(tipo)!)
          expect(cantidades.conservada).toBe(0)
        }
        expect(await answersOf(api, contract.id, draft.id)).toEqual({ ...before, contract: expect.anything() })
      }),
      { numRuns: 4 },
    )
    const { contract: after } = await answersOf(api, contract.id, draft.id)
    expect(after).toEqual(before.contract)
  })
})
