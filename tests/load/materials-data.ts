/** A project of the largest size that the stock is designed for, for the bench. */
import { connect } from '../../server/db/connect.ts'
import type { Store } from '../../server/db/store.ts'
import { addDays } from '../../server/lib/calendar.ts'
import { analyze, insertMany } from '../support/many.ts'

export const proyectoId = 2
const company = 1
const materials = 5000
const movements = 100_000
/** The first material has a fifth of all movements: forty deliveries of one unit on each of 500 days. */
const linesOfFirst = 20_000
const linesOfDay = 40
const firstDay = '2024-10-01'
const unit = 10_000

export const materialId = (index: number) => `bench-material-${index}`

type Line = { material: number; fecha: string; cantidad: number; cierre: number }

/** The other materials get 10 and give 5 in turn, with 25 days in between. */
function lineOf(index: number): Line {
  if (index < linesOfFirst) {
    const day = Math.floor(index / linesOfDay)
    return { material: 0, fecha: addDays(firstDay, day), cantidad: unit, cierre: (day + 1) * linesOfDay * unit }
  }
  const [rest, others] = [index - linesOfFirst, materials - 1]
  const turn = Math.floor(rest / others)
  const before = Math.floor(turn / 2) * 5
  const isIn = turn % 2 === 0
  const cierre = (before + (isIn ? 10 : 5)) * unit
  return {
    material: 1 + (rest % others),
    fecha: addDays(firstDay, turn * 25),
    cantidad: (isIn ? 10 : -5) * unit,
    cierre,
  }
}

async function readKnown(store: Store) {
  const first = (table: 'rubros' | 'unidades' | 'proveedores') =>
    store.read.selectFrom(table).select('id').where('desarrolladoraId', '=', company).limit(1).executeTakeFirstOrThrow()
  const deposit = store.read.selectFrom('depositos').select('id').where('proyectoId', '=', proyectoId)
  return {
    rubroId: (await first('rubros')).id,
    unidadId: (await first('unidades')).id,
    proveedorId: (await first('proveedores')).id,
    depositoId: (await deposit.executeTakeFirstOrThrow()).id,
  }
}
type Known = Awaited<ReturnType<typeof readKnown>>

async function addMaterials(store: Store, { rubroId, unidadId, proveedorId }: Known): Promise<void> {
  const entry = { desarrolladoraId: company, activo: 1, version: 1 }
  await insertMany(store, 'materiales', materials, (index) => {
    const codigo = `BENCH-${String(index).padStart(5, '0')}`
    const nombre = `Perfil galvanizado ${index}`
    const names = { codigo, nombre, clave: codigo.toLowerCase(), sortKey: nombre.toLowerCase() }
    const searchText = `${codigo} ${nombre}`.toLowerCase()
    const own = { id: materialId(index), descripcion: '', unidadId, rubroId, presentaciones: '[]' }
    return { ...entry, ...names, ...own, searchText, stockMinimo: (index % 3) * 20 * unit }
  })
  await insertMany(store, 'precios', materials, (index) => {
    const own = {
      id: `bench-precio-${index}`,
      materialId: materialId(index),
      proveedorId,
      fecha: firstDay,
      moneda: 'ARS',
    }
    const names = { clave: `bench-precio-${index}`, sortKey: firstDay, searchText: firstDay }
    return { ...entry, ...own, ...names, precio: (100 + index) * unit }
  })
}

async function addMovements(store: Store, { depositoId, proveedorId, rubroId }: Known): Promise<void> {
  const rest = { destinoId: null, sentido: null, motivo: '', comprobanteId: null, anulaId: null, motivoEstado: null }
  await insertMany(store, 'movimientos', movements, (index) => {
    const { material, fecha, cantidad } = lineOf(index)
    const isIn = cantidad > 0
    const party = isIn
      ? { proveedorId, rubroId: null, remito: `R ${index}` }
      : { proveedorId: null, rubroId, remito: '' }
    const record = {
      id: `bench-movimiento-${index}`,
      proyectoId,
      numero: 1000 + index,
      estado: 'confirmado',
      version: 2,
    }
    const searchText = `${1000 + index} ${party.remito} perfil galvanizado ${material}`.toLowerCase()
    return { ...rest, ...record, ...party, tipo: isIn ? 'ingreso' : 'egreso', fecha, depositoId, searchText }
  })
  await insertMany(store, 'movimientoLineas', movements, (index) => {
    const { material, cantidad } = lineOf(index)
    const quantity = Math.abs(cantidad)
    const own = { movimientoId: `bench-movimiento-${index}`, orden: 0, materialId: materialId(material) }
    return {
      ...own,
      presentacion: null,
      cantidad: quantity,
      cantidadBase: quantity,
      precio: null,
      moneda: null,
      valor: 1000,
    }
  })
  await insertMany(store, 'stockLineas', movements, (index) => {
    const { material, fecha, cantidad } = lineOf(index)
    const own = {
      id: `bench-linea-${index}`,
      proyectoId,
      depositoId,
      materialId: materialId(material),
      fecha,
      tramo: 0,
    }
    const documentoId = `bench-movimiento-${index}`
    return {
      ...own,
      orden: cantidad > 0 ? 1 : 2,
      cantidad,
      valor: Math.sign(cantidad) * 1000,
      contado: null,
      documentoId,
    }
  })
}

async function addBalances(store: Store, { depositoId }: Known): Promise<void> {
  const last = new Map<number, Line>()
  const days = new Map<string, Line & { delta: number }>()
  for (let index = 0; index < movements; index += 1) {
    const line = lineOf(index)
    const day = `${line.material} ${line.fecha}`
    last.set(line.material, line)
    days.set(day, { ...line, delta: (days.get(day)?.delta ?? 0) + line.cantidad })
  }
  const [dayRows, balances] = [[...days.values()], [...last.values()]]
  await insertMany(store, 'stockDias', dayRows.length, (index) => {
    const { material, fecha, delta, cierre } = dayRows[index]!
    return { depositoId, materialId: materialId(material), fecha, delta, cierre }
  })
  await insertMany(store, 'stockSaldos', balances.length, (index) => {
    const { material, cierre } = balances[index]!
    return { depositoId, materialId: materialId(material), fisico: cierre, reservado: 0, valor: cierre / 10 }
  })
}

/** Adds 5,000 materials and 100,000 movements to a seeded store. */
export async function addMaterialsData({ databaseUrl, file }: { databaseUrl?: string; file: string }): Promise<void> {
  const store = await connect({ databaseUrl, file })
  try {
    const known = await readKnown(store)
    await addMaterials(store, known)
    await addMovements(store, known)
    await addBalances(store, known)
    await analyze(store)
  } finally {
    await store.close()
  }
}
