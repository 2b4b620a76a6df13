import { expect, it } from 'vitest'
import contract from '../../openapi/generated/openapi.json' with { type: 'json' }
import { cobrosRules } from '../areas/cobros/list-rules.ts'
import { comprobantesRules } from '../areas/comprobantes/list-rules.ts'
import { movimientosRules } from '../areas/movimientos/list-rules.ts'
import { pagosRules } from '../areas/pagos/list-rules.ts'
import { pedidosRules } from '../areas/pedidos/list-rules.ts'
import { recordView } from '../records/view.ts'

type Shape = { $ref?: string; enum?: string[] }
const schemas = contract.components.schemas as Record<string, Shape>

/** The values that a list accepts for a query parameter, from the contract. */
function acceptedBy(list: string, name: string): string[] | undefined {
  const { parameters } = (contract.paths as Record<string, { get?: { parameters?: unknown[] } }>)[
    `/api/Proyectos/{proyectoId}/${list}`
  ]!.get!
  const found = (parameters as { name?: string; schema?: Shape }[]).find((each) => each.name === name)
  const shape = found?.schema
  return shape?.$ref ? schemas[shape.$ref.split('/').at(-1)!]?.enum : shape?.enum
}

it.each([
  ['comprobantes', comprobantesRules, 'tipo'],
  ['pagos', pagosRules, 'medio'],
  ['cobros', cobrosRules, 'concepto'],
  ['pedidos', pedidosRules, 'estado'],
  ['movimientos', movimientosRules, 'tipo'],
] as const)('the address of %s takes only what the list accepts', (list, rules, clase) => {
  const names = { estado: 'estado', estadoPago: 'estadoPago', clase }
  for (const { name, options } of rules.choices) {
    // A flag: the address has a word for it.
    if (name === 'sinCuenta') continue
    expect(acceptedBy(list, names[name]), name).toEqual(expect.arrayContaining(options.map(({ value }) => value)))
  }
  expect(acceptedBy(list, 'sort')?.toSorted()).toEqual(rules.sorts.toSorted())
  const hostile = new URLSearchParams(
    'estado=x&pago=x&clase=x&orden=x&orden=total&proveedor=x&desde=2026-02-30&pagina=-1',
  )
  const view = recordView(rules).read(hostile)
  expect(view).toEqual(recordView(rules).read(new URLSearchParams()))
})
