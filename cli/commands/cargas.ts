/** `obra cargas plantilla | validar | cargar | deshacer | list`: sheets into the lists of a company or a project (docs/domain/bulk-loads.md). */
import { setTimeout as wait } from 'node:timers/promises'
import { Argument, Option, type Command } from 'commander'
import { words } from '../../openapi/generated/words.ts'
import { isProjectTipo } from '../../openapi/shared/project-loads.ts'
import type { components } from '../../openapi/generated/schema.d.ts'
import { failureOf } from '../lib/client.ts'
import { projectOf, recordsOf } from '../lib/company-records.ts'
import { namedProject, openSignedIn } from '../lib/context.ts'
import { Failure } from '../lib/failure.ts'
import { formOf, saveFile } from '../lib/files.ts'
import { examples } from '../lib/spanish.ts'

type Schemas = components['schemas']
type Tipo = Schemas['CargaTipo']
type Carga = Schemas['CargaDetalle']
type Fila = Schemas['CargaFila']

const base = '/api/Desarrolladoras/{desarrolladoraId}/cargas'
const pollMilliseconds = 300
const tipos = Object.keys(words.CargaTipo) as Tipo[]
const listArgument = () => new Argument('<lista>', 'Qué se carga').choices(tipos)

/** The client with the company's id, and the output. */
async function openCompany(command: Command) {
  const { client, output } = openSignedIn(command)
  const { data, error, response } = await client.GET('/api/Usuarios/seleccion')
  const id = data?.data.desarrolladora?.id
  if (id === undefined)
    throw data
      ? new Failure('Todavía no elegiste una empresa. Elegí con: obra developers use ID')
      : failureOf(response, error)
  return { client, output, desarrolladoraId: id }
}
type Open = Awaited<ReturnType<typeof openCompany>>

/** Reads a sheet, and waits until its rows are compared. */
async function upload(open: Open, tipo: Tipo, file: string): Promise<Carga> {
  const { client, desarrolladoraId } = open
  const content = (await formOf(file)).get('file') as File
  const form = new FormData()
  form.set('tipo', tipo)
  if (isProjectTipo(tipo)) form.set('proyectoId', String(await projectOf(client)))
  form.set('archivo', content, content.name)
  const { data, error, response } = await client.POST(base, {
    params: { path: { desarrolladoraId } },
    body: { tipo, archivo: '' },
    bodySerializer: () => form,
  })
  if (!data) throw failureOf(response, error)
  return planned(open, data)
}

/** A load whose rows are compared: for many rows the server does it in the background. */
async function planned(open: Open, carga: Carga): Promise<Carga> {
  if (carga.estado !== 'revisando') return carga
  const after = await ended(open, carga.id)
  if (after.estado === 'fallida') throw new Failure(after.motivo ?? 'No se pudo revisar la planilla.', 1, after)
  return after
}

async function discard({ client, desarrolladoraId }: Open, { id }: Carga): Promise<void> {
  await client.DELETE(`${base}/{id}`, { params: { path: { desarrolladoraId, id } } })
}

/** All rows of a kind. */
async function rowsOf(
  { client, desarrolladoraId }: Open,
  { id }: Carga,
  query: { accion?: Schemas['CargaAccion']; resultado?: Schemas['CargaFilaResultado'] },
): Promise<Fila[]> {
  const rows: Fila[] = []
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const { data, error, response } = await client.GET(`${base}/{id}/filas`, {
      params: { path: { desarrolladoraId, id }, query: { ...query, page, size: 200 } },
    })
    if (!data) throw failureOf(response, error)
    // The operation also answers CSV and XLSX; without `formato`, JSON.
    const list = data as Schemas['CargaFilaPage']
    rows.push(...list.items)
    lastPage = list.lastPage
  }
  return rows
}

type Reason = { fila: number; campo: string; texto: string; motivo: string }
const reasonsOf = (rows: Fila[]): Reason[] =>
  rows.flatMap(({ fila, error, celdas }) => [
    ...(error ? [{ fila, campo: '', texto: '', motivo: error }] : []),
    ...celdas.flatMap((cell) =>
      cell.error ? [{ fila, campo: cell.campo, texto: cell.texto, motivo: cell.error }] : [],
    ),
  ])

/** Prints why rows are not loaded; the command then ends with code 1. */
function showReasons({ output }: Open, rows: Fila[]): void {
  output.rows(
    reasonsOf(rows),
    [
      { title: 'FILA', value: ({ fila }) => fila, isWhole: true },
      { title: 'CAMPO', value: ({ campo }) => campo },
      { title: 'TEXTO', value: ({ texto }) => texto },
      { title: 'MOTIVO', value: ({ motivo }) => motivo },
    ],
    '',
  )
  process.exitCode = 1
}

function showCarga({ output }: Open, carga: Schemas['Carga']): void {
  const { id, nombre, estado, cantidades } = carga
  const counts = Object.entries(cantidades).filter(([, count]) => count > 0)
  output.record(carga, [['id', id], ['nombre', nombre], ['estado', words.CargaEstado[estado]], ...counts])
}

/** Waits until a load is no longer in progress. */
async function ended({ client, desarrolladoraId }: Open, id: string): Promise<Carga> {
  for (;;) {
    const { data, error, response } = await client.GET(`${base}/{id}`, { params: { path: { desarrolladoraId, id } } })
    if (!data) throw failureOf(response, error)
    if (!['revisando', 'cargando', 'confirmando', 'cancelando', 'deshaciendo'].includes(data.estado)) return data
    await wait(pollMilliseconds)
  }
}

function addTemplate(parent: Command): void {
  const command = parent.command('plantilla').description('Guarda una planilla con los títulos y un ejemplo')
  command
    .addArgument(listArgument())
    .addOption(new Option('--formato <formato>', 'De qué tipo').choices(['xlsx', 'csv']).default('xlsx'))
    .option('--en <ruta>', 'Dónde; si no se dice, acá')
    .action(async (tipo: Tipo, { formato, en }: { formato: 'xlsx' | 'csv'; en?: string }) => {
      const { client, output, desarrolladoraId } = await openCompany(command)
      const { data, error, response } = await client.GET(
        '/api/Desarrolladoras/{desarrolladoraId}/plantillas-carga/{tipo}',
        {
          params: { path: { desarrolladoraId, tipo }, query: { formato } },
          parseAs: 'arrayBuffer',
        },
      )
      if (!response.ok) throw failureOf(response, error)
      const content = new Uint8Array(data as unknown as ArrayBuffer)
      const archivo = await saveFile(content, `plantilla-${tipo}.${formato}`, en)
      output.record({ archivo, bytes: content.length }, [
        ['archivo', archivo],
        ['bytes', content.length],
      ])
    })
  examples(command, [
    ['obra cargas plantilla materiales --formato csv', 'la de materiales, en CSV'],
    ['obra cargas plantilla comprobantes', 'la de comprobantes, de Excel'],
  ])
}

function addValidate(parent: Command): void {
  const command = parent
    .command('validar')
    .description('Revisa una planilla sin cargar nada; con errores termina con código 1')
  command
    .addArgument(listArgument())
    .argument('<archivo>', 'XLSX o CSV')
    .action(async (tipo: Tipo, file: string) => {
      const open = await openCompany(command)
      const carga = await upload(open, tipo, file)
      try {
        if (carga.cantidades.error > 0) showReasons(open, await rowsOf(open, carga, { accion: 'error' }))
        else showCarga(open, carga)
      } finally {
        await discard(open, carga)
      }
    })
  examples(command, [['obra cargas validar proveedores proveedores.xlsx', 'los errores, con su fila']])
}

type LoadOptions = { modo: Schemas['CargaModo']; soloValidas?: boolean }

function addLoad(parent: Command): void {
  const command = parent.command('cargar').description('Carga una planilla: todo o nada')
  command
    .addArgument(listArgument())
    .argument('<archivo>', 'XLSX o CSV')
    .addOption(new Option('--modo <modo>', 'Qué filas').choices(['ambos', 'crear', 'cambiar']).default('ambos'))
    .option('--solo-validas', 'Carga las filas sin errores y muestra las otras')
    .action(async (tipo: Tipo, file: string, { modo, soloValidas }: LoadOptions) => {
      const open = await openCompany(command)
      const { client, desarrolladoraId } = open
      const read = await upload(open, tipo, file)
      const path = { desarrolladoraId, id: read.id }
      const set = await client.PUT(`${base}/{id}/ajustes`, {
        params: { path },
        body: { version: read.version, modo, alcance: soloValidas ? 'validas' : 'todo' },
      })
      if (!set.data) throw failureOf(set.response, set.error)
      const plan = await planned(open, set.data)
      const { version, cantidades } = plan
      const toDo = cantidades.crear + cantidades.cambiar
      if (toDo === 0 || (cantidades.error > 0 && !soloValidas)) {
        if (cantidades.error > 0) showReasons(open, await rowsOf(open, read, { accion: 'error' }))
        else showCarga(open, plan)
        return discard(open, read)
      }
      const run = await client.POST(`${base}/{id}/cargar`, { params: { path }, body: { version } })
      if (!run.data) throw failureOf(run.response, run.error)
      const carga = await ended(open, read.id)
      if (carga.estado !== 'cargada') throw new Failure(carga.motivo ?? 'No se cargó nada.', 1, carga)
      showCarga(open, carga)
      const left = carga.cantidades.error + carga.cantidades.rechazada
      if (left > 0) {
        open.output.remark(`No se cargaron ${left} filas. Para ver por qué: obra api listCargaFilas id=${carga.id}`)
        process.exitCode = 1
      }
    })
  examples(command, [
    ['obra cargas cargar materiales lista.xlsx', 'todo o nada'],
    ['obra cargas cargar materiales lista.xlsx --solo-validas', 'lo que se pueda'],
    ['obra cargas cargar comprobantes facturas.xlsx --project 3', 'en otro proyecto que el elegido'],
  ])
}

function addUndo(parent: Command): void {
  const command = parent.command('deshacer').description('Deshace una carga; lo que alguien cambió después queda')
  command.argument('<id>', 'El id de la carga').action(async (id: string) => {
    const open = await openCompany(command)
    const before = await ended(open, id)
    const path = { desarrolladoraId: open.desarrolladoraId, id }
    const undo = await open.client.POST(`${base}/{id}/deshacer`, {
      params: { path },
      body: { version: before.version },
    })
    if (!undo.data) throw failureOf(undo.response, undo.error)
    const carga = await ended(open, id)
    if (carga.cantidades.conservada === 0) return showCarga(open, carga)
    showReasons(open, await rowsOf(open, carga, { resultado: 'conservada' }))
  })
  examples(command, [['obra cargas deshacer ID', 'saca lo que cargó']])
}

export function cargasCommand(command: Command): void {
  addTemplate(command)
  addValidate(command)
  addLoad(command)
  addUndo(command)
  const list = command
    .command('list')
    .description('Las cargas de la empresa, la última primero; con --project, las de ese proyecto')
  list.action(async () => {
    const { output, send } = recordsOf(list, { name: 'cargas' })
    const proyectoId = namedProject(list)
    const { items } = await send<Schemas['CargaPage']>('GET', { query: { proyectoId } })
    output.rows(
      items,
      [
        { title: 'ID', value: ({ id }) => id, isWhole: true },
        { title: 'PLANILLA', value: ({ nombre }) => nombre },
        { title: 'QUÉ', value: ({ tipo }) => words.CargaTipo[tipo] },
        { title: 'ESTADO', value: ({ estado }) => words.CargaEstado[estado] },
        { title: 'FILAS', value: ({ filas }) => filas },
      ],
      'Todavía no hay cargas.',
    )
  })
  examples(list, [
    ['obra cargas list', 'con su id, para deshacer una'],
    ['obra cargas list --project 3', 'solo las de un proyecto'],
  ])
  examples(command, [['obra cargas validar rubros rubros.csv', 'revisa sin cargar']])
}
