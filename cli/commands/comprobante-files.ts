/** `obra finanzas comprobantes adjuntar | bajar`: files of comprobantes. */
import type { Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { projectOf } from '../lib/company-records.ts'
import { failureOf } from '../lib/client.ts'
import { openSignedIn } from '../lib/context.ts'
import { notFoundFailure } from '../lib/failure.ts'
import { formOf, saveFile } from '../lib/files.ts'
import { examples } from '../lib/spanish.ts'

const base = '/api/Proyectos/{proyectoId}/comprobantes/{id}/documentos'

async function attach(command: Command, id: string, files: string[]): Promise<void> {
  const { client, output } = openSignedIn(command)
  const proyectoId = await projectOf(client)
  // All files are read before the first is sent, so that a wrong name sends none.
  const forms = await Promise.all(files.map(formOf))
  const stored: components['schemas']['Attachment'][] = []
  for (const form of forms) {
    const { data, error, response } = await client.POST(base, {
      params: { path: { proyectoId, id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { file: '' },
      bodySerializer: () => form,
    })
    if (!data) throw failureOf(response, error)
    stored.push(data)
  }
  const columns = (['id', 'name', 'type', 'size'] as const).map((name) => ({
    title: name.toUpperCase(),
    value: (file: (typeof stored)[number]) => file[name],
    isWhole: name === 'id',
  }))
  output.rows(stored, columns, 'No se adjuntó nada.')
}

async function download(command: Command, id: string, documentoId: string, to: string | undefined): Promise<void> {
  const { client, output } = openSignedIn(command)
  const proyectoId = await projectOf(client)
  const place = { proyectoId, id }
  const shown = await client.GET('/api/Proyectos/{proyectoId}/comprobantes/{id}', { params: { path: place } })
  if (!shown.data) throw failureOf(shown.response, shown.error)
  const file = shown.data.documentos.find((each) => each.id === documentoId)
  if (!file) throw notFoundFailure('Ese comprobante no tiene ese archivo.')
  const params = { path: { ...place, documentoId } }
  const { data, error, response } = await client.GET(`${base}/{documentoId}`, { params, parseAs: 'arrayBuffer' })
  if (!response.ok) throw failureOf(response, error)
  const target = await saveFile(new Uint8Array(data as unknown as ArrayBuffer), file.name, to)
  output.record({ archivo: target, bytes: file.size }, [
    ['archivo', target],
    ['bytes', file.size],
  ])
}

export function addFiles(parent: Command): void {
  const add = parent.command('adjuntar').description('Le agrega archivos: la factura en PDF, una foto')
  add
    .argument('<id>', 'El id del comprobante')
    .argument('<archivo...>', 'Los archivos, de hasta 100 MB cada uno')
    .action((id: string, files: string[]) => attach(add, id, files))
  examples(add, [['obra finanzas comprobantes adjuntar ID factura.pdf', 'la factura escaneada']])
  const get = parent.command('bajar').description('Guarda un archivo de un comprobante')
  get
    .argument('<id>', 'El id del comprobante')
    .argument('<documento>', 'El id del archivo, de los documentos que muestra show')
    .option('--en <ruta>', 'Dónde; si no se dice, acá y con su nombre')
    .action((id: string, documento: string, { en }: { en?: string }) => download(get, id, documento, en))
  examples(get, [['obra finanzas comprobantes bajar ID DOCUMENTO --en factura.pdf', 'con otro nombre']])
}
