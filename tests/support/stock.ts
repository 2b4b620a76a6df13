/** Materials, deposits and movements for the tests of the stock, in project 2 of company 1. */
import type { Body, Success } from '../../server/http/contract.ts'
import type { Api } from './server.ts'

export const proyectoId = 2
const company = { desarrolladoraId: 1 }
let made = 0

type Made = { items: { id: string; codigo?: string }[] }

/** A new material, counted in the unit with a code. */
export async function createMaterial(api: Api, unidad: string, more: Partial<Body<'createMaterial'>> = {}) {
  const units = (await api('listUnidades', { params: company, query: { size: 200 } })).body as Made
  const rubros = (await api('listRubros', { params: company })).body as Made
  const unidadId = units.items.find(({ codigo }) => codigo === unidad)!.id
  made += 1
  const body = { codigo: `MAT-${made}`, nombre: `Material ${made}`, unidadId, rubroId: rubros.items[0]!.id, ...more }
  return (await api('createMaterial', { params: company, body })).body
}

/** A new central deposit. */
export async function createDeposit(api: Api) {
  made += 1
  const body = { nombre: `Depósito ${made}`, tipo: 'central' as const }
  return (await api('createDeposito', { params: company, body })).body
}

type Line = Body<'createMovimiento'>['lineas'][number]
type Input = Partial<Omit<Body<'createMovimiento'>, 'lineas'>>

/** Enters and confirms a movement of one line. */
export function move(
  api: Api,
  place: { depositoId: string; materialId: string },
  line: Omit<Line, 'materialId'>,
  input: Input,
) {
  const { depositoId, materialId } = place
  const body = {
    tipo: 'ingreso' as const,
    fecha: '2026-03-01',
    estado: 'confirmado' as const,
    ...input,
    depositoId,
    lineas: [{ materialId, ...line }],
  }
  return api('createMovimiento', { params: { proyectoId }, body })
}

/** The stock row of a key. */
export async function stockOf(api: Api, { depositoId, materialId }: { depositoId: string; materialId: string }) {
  const query = { depositoId, size: 200 }
  const { items } = (await api('listStock', { params: { proyectoId }, query })).body as Success<'listStock'> & Made
  return items.find((row) => (row as { materialId?: string }).materialId === materialId)
}

/** The kardex of a key, oldest first. */
export async function kardexOf(api: Api, { depositoId, materialId }: { depositoId: string; materialId: string }) {
  const query = { depositoId, order: 'asc' as const, size: 200 }
  const { body } = await api('listKardex', { params: { proyectoId, materialId }, query })
  if (typeof body === 'string') throw new Error('no list')
  return body.items
}
