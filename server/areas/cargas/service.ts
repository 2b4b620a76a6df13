import type { components } from '../../../openapi/generated/schema.d.ts'
import { isProjectTipo } from '../../../openapi/shared/project-loads.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, invalid, notFound, Problem } from '../../lib/problem.ts'
import { SheetProblem, type SheetContent } from '../../lib/sheet-reader/cells.ts'
import { guessTitleRow } from '../../lib/sheet-reader/guess.ts'
import { readSheet } from '../../lib/sheet-reader/read.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { staleVersion, writeOnce } from '../../records/once.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { canSeeProject } from '../../records/visible-projects.ts'
import { fieldsByTitle, guessColumns, mappedOf, titlesKey } from './columns.ts'
import { allowedValues, titleKey, type Tipo } from './fields.ts'
import { nounOf } from './nouns.ts'
import type { Ajustes, Columna, Resumen } from './plan.ts'
import {
  ajustesOf,
  cellsOf,
  newFila,
  noCounts,
  planAgain,
  planCarga,
  referencesOfCarga,
  resumenOf,
} from './plan.service.ts'
import * as queries from './queries.ts'
import type { CargaRow } from './queries.ts'
import { nameKey } from './references.ts'
import { cargaOf, detalleOf, filaOf } from './view.ts'

type Schemas = components['schemas']
export type Place = { desarrolladoraId: number; id: string }

const rowsAtOnce = 500
/** More rows are compared after the answer, which then is `revisando`. */
const plannedAtOnce = 200

export async function findCarga(ctx: Context, id: string, db = ctx.store.read): Promise<CargaRow> {
  const carga = await queries.selectCarga(db, ctx.company.id, id)
  const isVisible = carga && (carga.proyectoId === null || canSeeProject(ctx.company, carga.proyectoId))
  if (!isVisible) throw notFound('No encontramos esa carga.')
  return carga
}

/** A page of the company's loads, newest first. */
export async function listCargas(ctx: Context, query: Query<'listCargas'>) {
  const { tipo, proyectoId } = query
  const filter = { tipo, proyectoId, visible: ctx.company.proyectos }
  const total = await queries.countCargas(ctx.store.read, ctx.company.id, filter)
  const page = pageOf(query, total)
  const rows = await queries.selectCargas(ctx.store.read, ctx.company.id, filter, {
    offset: page.offset,
    limit: page.size,
  })
  return { items: rows.map(cargaOf), ...page.answer }
}

/** Throws 404. */
export async function getCarga(ctx: Context, { id }: Place): Promise<Schemas['CargaDetalle']> {
  return detalleOf(await findCarga(ctx, id))
}

/** Reads the file; the sentence of a bad one is a 400. */
async function contentOf(ctx: Context, bytes: Uint8Array): Promise<SheetContent> {
  try {
    return await (ctx.readSheet ?? readSheet)(bytes)
  } catch (error) {
    if (error instanceof SheetProblem) {
      const { message } = error
      throw new Problem(400, 'Validation failed', message, { issues: [{ field: 'archivo', message }] })
    }
    throw error
  }
}

/** How a sheet was read the last time that its titles were the same. */
async function rememberedColumns(ctx: Context, tipo: Tipo, titulos: string): Promise<Columna[] | undefined> {
  const row = await queries.selectMapping(ctx.store.read, ctx.company.id, tipo, titulos)
  return row && (JSON.parse(row.columnas) as Columna[])
}

async function firstAjustes(ctx: Context, tipo: Tipo, { rows, es1904 }: SheetContent): Promise<Ajustes> {
  const noun = nounOf(tipo)
  const known = fieldsByTitle(noun)
  const filaTitulos = guessTitleRow(rows, (title) => known.has(titleKey(title))) ?? null
  const titles = rows.find(({ fila }) => fila === filaTitulos)?.celdas
  const count = rows.reduce((most, { celdas }) => Math.max(most, celdas.length), 0)
  const remembered = titles && (await rememberedColumns(ctx, tipo, await titlesKey(titles, count)))
  return {
    filaTitulos,
    omitirTotales: true,
    modo: 'ambos',
    alcance: 'todo',
    columnas: remembered ?? guessColumns(noun, titles, count),
    referencias: [],
    es1904,
  }
}

const fileName = (name: string) =>
  name
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200) || 'planilla'

/** The project whose records a kind of load writes; null for the lists of the company. Throws 400 and 404. */
async function projectOf(ctx: Context, tipo: Tipo, text: string | undefined): Promise<number | null> {
  if (!isProjectTipo(tipo)) {
    if (text !== undefined) throw invalid('proyectoId', 'Las listas son de la empresa, no de un proyecto.')
    return null
  }
  if (text === undefined) throw invalid('proyectoId', 'Elegí el proyecto.')
  const id = Number(text)
  const isOfCompany = (await queries.selectProjects(ctx.store.read, ctx.company.id)).some((each) => each.id === id)
  if (!isOfCompany || !canSeeProject(ctx.company, id)) throw notFound('No encontramos ese proyecto.')
  return id
}

/** Plans after the answer. A plan that another one replaced ends silently. */
function planInBackground(ctx: Context, carga: CargaRow, ajustes: Ajustes): void {
  ctx.background.run('compare the rows of a sheet', async () => {
    try {
      await planCarga(ctx, carga, ajustes)
    } catch (error) {
      if (error instanceof Problem && error.error === staleVersion().error) return
      if (!(error instanceof Problem))
        ctx.logger.error({ err: error, carga: carga.id }, 'comparing the rows of a load failed')
      const motivo =
        error instanceof Problem
          ? error.message.slice(0, 1000)
          : 'No se pudieron comparar las filas. Ya quedó registrado; probá de nuevo.'
      const { id, version } = carga
      await ctx.store.write((db) =>
        queries.updateCarga(db, { id, version, estados: ['revisando'] }, { estado: 'fallida', motivo }),
      )
    }
  })
}

type NewSheet = { tipo: Tipo; proyecto: string | undefined; name: string; bytes: Uint8Array }

/** Stores the rows of a sheet as a new load. Throws 400 and 404. */
async function storeSheet(ctx: Context, id: string, { tipo, proyecto, name, bytes }: NewSheet): Promise<Ajustes> {
  const proyectoId = await projectOf(ctx, tipo, proyecto)
  const content = await contentOf(ctx, bytes)
  const ajustes = await firstAjustes(ctx, tipo, content)
  const now = ctx.clock().toISOString()
  const none: Resumen = { cantidades: noCounts(), totales: 0, columnas: [], desconocidas: [] }
  await ctx.store.write((db) =>
    queries.insertCarga(db, {
      id,
      desarrolladoraId: ctx.company.id,
      proyectoId,
      tipo,
      nombre: fileName(name),
      estado: 'revisando',
      version: 1,
      usuarioId: ctx.user.id,
      usuario: ctx.user.name,
      momento: now,
      latido: now,
      filas: content.rows.length,
      hechas: 0,
      aHacer: 0,
      motivo: null,
      ajustes: JSON.stringify(ajustes),
      resumen: JSON.stringify(none),
    }),
  )
  for (let start = 0; start < content.rows.length; start += rowsAtOnce) {
    const rows = content.rows.slice(start, start + rowsAtOnce)
    await ctx.store.write((db) =>
      queries.putFilas(
        db,
        rows.map(({ fila, celdas }) => newFila({ cargaId: id, fila, tipo, cruda: JSON.stringify(celdas) })),
      ),
    )
    await yieldToEventLoop()
  }
  return ajustes
}

/** Reads a sheet and compares it with the records of the company or of a project. Throws 400 and 404. */
export async function createCarga(ctx: Context, sheet: NewSheet): Promise<Schemas['CargaDetalle']> {
  const id = newId()
  try {
    const ajustes = await storeSheet(ctx, id, sheet)
    const carga = await findCarga(ctx, id)
    if (carga.filas <= plannedAtOnce) await planCarga(ctx, carga, ajustes)
    // A request that was sent again has the answer of the first one, and its own load is not needed.
    const answer = await writeOnce(ctx, async (db) => detalleOf(await findCarga(ctx, id, db)))
    if (ctx.once?.isReplay) await ctx.store.write((db) => queries.deleteCarga(db, id))
    else if (carga.filas > plannedAtOnce) planInBackground(ctx, carga, ajustes)
    return answer
  } catch (error) {
    await ctx.store.write((db) => queries.deleteCarga(db, id))
    throw error
  }
}

const isOpen = ({ estado }: CargaRow) => estado === 'lista' || estado === 'revisando'
export const requireOpen = (carga: CargaRow): void => {
  if (!isOpen(carga)) throw conflict('La carga ya se hizo: no se puede cambiar. Podés deshacerla.')
}

/** The columns with the sent changes; a field that another column had moves. */
function changedColumns(
  tipo: Tipo,
  columnas: Columna[],
  sent: NonNullable<Schemas['CargaAjustes']['columnas']>,
): Columna[] {
  const names = new Set(nounOf(tipo).campos.map(({ nombre }) => nombre))
  for (const { campo } of sent)
    if (campo !== null && !names.has(campo)) throw invalid('columnas', 'Ese campo no existe.')
  const changes = new Map(sent.map((each) => [each.indice, each]))
  const taken = new Set(sent.flatMap(({ campo }) => (campo === null ? [] : [campo])))
  if (taken.size < sent.filter(({ campo }) => campo !== null).length)
    throw invalid('columnas', 'Cada campo sale de una sola columna.')
  return columnas.map((columna): Columna => {
    const change = changes.get(columna.indice)
    if (!change) return columna.campo !== null && taken.has(columna.campo) ? { ...columna, campo: null } : columna
    const isSame = change.campo === columna.campo
    return {
      indice: columna.indice,
      campo: change.campo,
      decimal:
        change.decimal === undefined ? (isSame ? columna.decimal : null) : (change.decimal as Columna['decimal']),
      orden: change.orden === undefined ? (isSame ? columna.orden : null) : (change.orden as Columna['orden']),
    }
  })
}

function changedReferences({ referencias }: Ajustes, sent: NonNullable<Schemas['CargaAjustes']['referencias']>) {
  const byName = new Map(referencias.map((each) => [`${each.campo} ${nameKey(each.texto)}`, each]))
  for (const { campo, texto, crear = false, entidadId = null } of sent)
    byName.set(`${campo} ${nameKey(texto)}`, { campo, texto, crear: crear && entidadId === null, entidadId })
  return [...byName.values()].filter(({ crear, entidadId }) => crear || entidadId !== null)
}

/** Changes how the sheet is read, and plans again. Throws 400, 404 and 409. */
export async function setCargaAjustes(
  ctx: Context,
  { id }: Place,
  { version, columnas, referencias, ...plain }: Body<'setCargaAjustes'>,
): Promise<Schemas['CargaDetalle']> {
  const carga = await findCarga(ctx, id)
  requireOpen(carga)
  if (carga.version !== version) throw staleVersion()
  const before = ajustesOf(carga)
  const next: Ajustes = {
    ...before,
    ...(Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Partial<Ajustes>),
    columnas: columnas ? changedColumns(carga.tipo, before.columnas, columnas) : before.columnas,
    referencias: referencias ? changedReferences(before, referencias) : before.referencias,
  }
  const titles = await titlesAt(ctx, id, next.filaTitulos)
  if (next.filaTitulos !== before.filaTitulos && !columnas)
    next.columnas = guessColumns(nounOf(carga.tipo), titles, before.columnas.length)
  const titulos = await titlesKey(titles, next.columnas.length)
  const changed = { estado: 'revisando' as const, version: version + 1, latido: ctx.clock().toISOString() }
  await ctx.store.write(async (db) => {
    if (!(await queries.updateCarga(db, { id, version, estados: ['lista', 'revisando'] }, changed)))
      throw staleVersion()
    if (columnas && titles)
      await queries.putMapping(db, {
        desarrolladoraId: ctx.company.id,
        tipo: carga.tipo,
        titulos,
        columnas: JSON.stringify(next.columnas),
      })
  })
  const open = { ...carga, ...changed }
  if (carga.filas > plannedAtOnce) planInBackground(ctx, open, next)
  else await planCarga(ctx, open, next)
  return detalleOf(await findCarga(ctx, id))
}

async function titlesAt(ctx: Context, id: string, fila: number | null) {
  if (fila === null) return undefined
  const row = await queries.selectFila(ctx.store.read, id, fila)
  if (!row) throw invalid('filaTitulos', `La fila ${fila} no tiene datos.`)
  return cellsOf(row)
}

/** Deletes a load of which nothing is loaded. Throws 404 and 409. */
export async function deleteCarga(ctx: Context, { id }: Place): Promise<true> {
  return ctx.store.write(async (db) => {
    const carga = await findCarga(ctx, id, db)
    if (!isOpen(carga)) throw conflict('La carga ya se hizo: queda en la historia. Podés deshacerla.')
    await queries.deleteCarga(db, id)
    return true as const
  })
}

async function viewOf(ctx: Context, carga: CargaRow) {
  const noun = nounOf(carga.tipo)
  const ajustes = ajustesOf(carga)
  const references = await referencesOfCarga(ctx, carga, ajustes)
  const mapped = mappedOf(noun, ajustes, resumenOf(carga))
  return { mapped, filaOf: (row: queries.FilaRow) => filaOf(row, mapped, references) }
}

/** A page of rows, or all as a file with the reason of each. Throws 404. */
export async function listCargaFilas(ctx: Context, { id }: Place, query: Query<'listCargaFilas'>) {
  const carga = await findCarga(ctx, id)
  const { accion, resultado, formato } = query
  const { mapped, filaOf: view } = await viewOf(ctx, carga)
  const filter = { accion, resultado }
  if (formato === 'csv' || formato === 'xlsx') {
    const rows = await queries.selectFilas(ctx.store.read, id, filter, { offset: 0, limit: mostExported })
    return rowsFile(
      formato,
      mapped.map(({ campo }) => campo),
      rows.map(view),
    )
  }
  const total = await queries.countFiltered(ctx.store.read, id, filter)
  const page = pageOf(query, total)
  const rows = await queries.selectFilas(ctx.store.read, id, filter, { offset: page.offset, limit: page.size })
  return { items: rows.map(view), ...page.answer }
}

function rowsFile(
  formato: 'csv' | 'xlsx',
  campos: { nombre: string; titulo: string }[],
  rows: Schemas['CargaFila'][],
): Promise<SheetFile> {
  const cellOf = ({ celdas }: Schemas['CargaFila'], nombre: string) => celdas.find(({ campo }) => campo === nombre)
  const titleOf = (nombre: string) => campos.find((campo) => campo.nombre === nombre)?.titulo ?? nombre
  const reasonOf = ({ error, celdas }: Schemas['CargaFila']) =>
    [error, ...celdas.map(({ campo, error: own }) => own && `${titleOf(campo)}: ${own}`)].filter(Boolean).join(' ')
  const columns: SheetColumn<Schemas['CargaFila']>[] = [
    ...campos.map(({ nombre, titulo }) => ({
      title: titulo,
      kind: 'text' as const,
      value: (row: Schemas['CargaFila']) => cellOf(row, nombre)?.texto,
    })),
    { title: 'Fila de la planilla', kind: 'number', value: ({ fila }) => fila },
    { title: 'Motivo', kind: 'text', value: reasonOf },
  ]
  return writeSheet(formato, 'filas', columns, rows)
}

/** Replaces texts of a row and plans it again. Throws 400, 404 and 409. */
export async function setCargaFila(
  ctx: Context,
  { id, fila }: Place & { fila: number },
  { celdas }: Body<'setCargaFila'>,
): Promise<Schemas['CargaFila']> {
  const carga = await findCarga(ctx, id)
  requireOpen(carga)
  const row = await queries.selectFila(ctx.store.read, id, fila)
  if (!row || row.accion === 'titulo') throw notFound('No encontramos esa fila.')
  const { mapped } = await viewOf(ctx, carga)
  const cells = cellsOf(row)
  for (const { campo, texto } of celdas) {
    const column = mapped.find((each) => each.campo.nombre === campo)
    if (!column) throw invalid('celdas', 'Ninguna columna llena ese campo.')
    while (cells.length <= column.indice) cells.push(null)
    cells[column.indice] = texto.trim() === '' ? null : texto.trim()
  }
  await planAgain(ctx, carga, row, cells)
  const { filaOf: view } = await viewOf(ctx, await findCarga(ctx, id))
  return view((await queries.selectFila(ctx.store.read, id, fila))!)
}

/** A sheet with the titles of a noun and an example; in XLSX a second one explains the columns. */
export async function getCargaPlantilla(
  tipo: Tipo,
  { formato = 'xlsx' }: Query<'getCargaPlantilla'>,
): Promise<SheetFile> {
  const { campos } = nounOf(tipo)
  const columns = campos.map(({ titulo, ejemplo }) => ({ title: titulo, kind: 'text' as const, value: () => ejemplo }))
  const notes = campos.map(({ titulo, obligatorio, ayuda = '', ...campo }) => [
    titulo,
    obligatorio ? 'Sí' : 'No',
    allowedValues(campo).join(', '),
    ayuda,
  ])
  const titles = ['Columna', 'Obligatoria', 'Valores', 'Notas']
  return writeSheet(formato, `plantilla-${tipo}`, columns, [{}], [titles, ...notes])
}
