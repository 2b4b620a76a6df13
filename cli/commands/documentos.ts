/** `obra documentos`: the documents of the chosen project (docs/domain/project-documents.md). */
import { Option, type Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { failureOf, type Client } from '../lib/client.ts'
import { addList, projectOf, type Noun } from '../lib/company-records.ts'
import { openSignedIn } from '../lib/context.ts'
import { usageFailure } from '../lib/failure.ts'
import { formOf, saveFile } from '../lib/files.ts'
import { examples, positiveCount } from '../lib/spanish.ts'

type Schemas = components['schemas']

const documents: Noun = {
  name: 'documentos',
  scope: 'project',
  columns: ['nombre', 'ruta', 'tipo', 'vencimiento', 'versionNumero', 'subidoEn'],
  filters: ['carpetaId', 'tipoId', 'etiqueta', 'persona', 'vigencia', 'texto', 'desde', 'hasta'],
}

const base = '/api/Proyectos/{proyectoId}/documentos'

async function download(command: Command, id: string, numero: number | undefined, to: string | undefined) {
  const { client, output } = openSignedIn(command)
  const place = { proyectoId: await projectOf(client), id }
  const shown = await client.GET(`${base}/{id}`, { params: { path: place } })
  if (!shown.data) throw failureOf(shown.response, shown.error)
  const params = { path: place, ...(numero !== undefined && { query: { numero } }) }
  const { data, error, response } = await client.GET(`${base}/{id}/contenido`, { params, parseAs: 'arrayBuffer' })
  if (!response.ok) throw failureOf(response, error)
  const content = new Uint8Array(data as unknown as ArrayBuffer)
  const archivo = await saveFile(content, shown.data.nombre, to)
  const saved = { archivo, bytes: content.length }
  output.record(saved, Object.entries(saved))
}

type PutOptions = { carpeta?: string; alChocar?: Schemas['DocumentoAlChocar']; comentario?: string }

/** The id of a folder by its path, which is created if it does not exist; null is the root. */
async function folderOf(client: Client, proyectoId: number, carpeta: string | undefined): Promise<string | null> {
  const names = (carpeta ?? '').split('/').filter((name) => name.trim() !== '')
  if (names.length === 0) return null
  const { data, error, response } = await client.POST('/api/Proyectos/{proyectoId}/carpetas-rutas', {
    params: { path: { proyectoId } },
    body: { rutas: [names] },
  })
  if (!data) throw failureOf(response, error)
  return data.items[0]!
}

async function upload(command: Command, files: string[], { carpeta, alChocar, comentario }: PutOptions): Promise<void> {
  const { client, output } = openSignedIn(command)
  const proyectoId = await projectOf(client)
  const params = { path: { proyectoId } }
  // All files are read before the first is sent, so that a wrong name sends none.
  const forms = await Promise.all(files.map(formOf))
  const carpetaId = await folderOf(client, proyectoId, carpeta)
  const results: Schemas['DocumentoResultado'][] = []
  for (const form of forms) {
    const uploaded = await client.POST('/api/Proyectos/{proyectoId}/documentos-subidas', {
      params,
      body: { file: '' },
      bodySerializer: () => form,
    })
    if (!uploaded.data) throw failureOf(uploaded.response, uploaded.error)
    const body = {
      subidaId: uploaded.data.id,
      carpetaId,
      ...(alChocar && { alChocar }),
      ...(comentario !== undefined && { comentario }),
    }
    const { data, error, response } = await client.POST(base, { params, body })
    if (!data) throw failureOf(response, error)
    results.push(data)
  }
  output.rows(
    results,
    [
      { title: 'ID', value: ({ documento }) => documento.id, isWhole: true },
      { title: 'NOMBRE', value: ({ documento }) => documento.nombre },
      { title: 'RESULTADO', value: ({ resultado }) => resultado },
      { title: 'VERSIÓN', value: ({ documento }) => documento.versionNumero },
    ],
    'No se subió nada.',
  )
}

export function documentos(command: Command): void {
  addList(command, documents)
  const get = command.command('get').description('Guarda un documento')
  get
    .argument('<id>', 'El id del documento')
    .option('--numero <n>', 'La versión; si no se dice, la actual', positiveCount)
    .option('--en <ruta>', 'Dónde; si no se dice, acá y con su nombre')
    .action((id: string, { numero, en }: { numero?: number; en?: string }) => download(get, id, numero, en))
  examples(get, [['obra documentos get ID --en plano.pdf', 'con otro nombre']])
  const put = command.command('put').description('Sube archivos')
  put
    .argument('<archivo...>', 'Los archivos, de hasta 100 MB cada uno')
    .option('--carpeta <ruta>', 'La carpeta, como Planos/Arquitectura; si no existe, se crea')
    .option('--comentario <texto>', 'Qué tiene de nuevo')
    .addOption(
      new Option('--al-chocar <modo>', 'Qué hacer si ya hay uno con ese nombre; si no se dice, falla').choices([
        'version',
        'ambos',
        'omitir',
      ]),
    )
    .action((files: string[], options: PutOptions) => {
      if (files.some((file) => file.endsWith('/'))) throw usageFailure('Decí archivos, no carpetas.')
      return upload(put, files, options)
    })
  examples(put, [
    ['obra documentos put A-101_rev3.pdf --carpeta Planos/Arquitectura --al-chocar version', 'la revisión nueva'],
    ['obra documentos put *.pdf --carpeta Certificados --al-chocar omitir', 'los que falten'],
  ])
  examples(command, [['obra documentos list --search plano', 'por nombre, etiqueta o número']])
}
