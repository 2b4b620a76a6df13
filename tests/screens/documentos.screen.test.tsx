import { beforeAll, expect, test } from 'vitest'
import {
  expectAddress,
  expectText,
  fireEvent,
  inProject,
  newcomer,
  screen,
  useObra,
  user,
  waitFor,
  within,
} from './app.ts'
import { choose, expectGone, expectNoRole, fill, follow, norteApi, openDialog, press, row } from './company-support.ts'
import { sendUploads } from './uploads.ts'

const obra = useObra()
sendUploads()
beforeAll(async () => void (await obra.server.join(newcomer.email, 1, 'lector')))
const params = { proyectoId: 1 }

const open = (path = '') => obra.open(`/documentos${path}`, inProject)
const list = () => screen.findByRole('table', { name: 'Carpetas y documentos' })
const panel = async () => within(await screen.findByRole('dialog', { name: 'Documento' }))
/** A chosen file; those of Node have no path, which browsers leave empty outside of folders. */
const textFile = (name: string, text: string) =>
  Object.assign(new File([text], name, { type: 'text/plain' }), { webkitRelativePath: '' })

async function openMenu(name: string, entry: string): Promise<void> {
  await press(`Opciones de ${name}`)
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

/** Chooses files with the button of the page, and sends them. */
async function upload(files: File[]): Promise<void> {
  await user.upload(await screen.findByLabelText('Archivos para subir'), files)
  const dialog = await openDialog('Subir archivos')
  await user.click(await dialog.findByRole('button', { name: /^Subir \d/ }))
}

async function createFolder(name: string): Promise<string> {
  const { body } = await (await norteApi(obra))('createCarpeta', { params, body: { nombre: name } })
  return body.id
}

test('the tree and the list lead through the folders, with the folder in the address', async () => {
  await open()
  await list()
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Árbol de carpetas' })).getByRole('link', { name: /^Planos/ }),
  )
  await expectAddress(/carpeta=/)
  await press('Arquitectura')
  const path = within(await screen.findByRole('navigation', { name: 'Carpetas' }))
  await path.findByText('Arquitectura')
  await user.click(path.getByRole('link', { name: 'Documentos' }))
  await expectAddress('/documentos?proyecto=1')
  await press('Grilla')
  await screen.findByRole('list', { name: 'Carpetas y documentos' })
})

test('files are counted and checked before they are sent, and a taken name becomes a version', async () => {
  const id = await createFolder('Subidas')
  await open(`?carpeta=${id}`)
  await expectText('Esta carpeta está vacía')
  await user.upload(await screen.findByLabelText('Archivos para subir'), [
    textFile('nota.txt', 'uno'),
    textFile('con.txt', 'dos'),
  ])
  const dialog = await openDialog('Subir archivos')
  await dialog.findByText(/Windows no permite el nombre/)
  await user.click(dialog.getByRole('button', { name: 'Subir 1 archivo' }))
  await row(/nota\.txt/)

  await upload([textFile('NOTA.txt', 'otra cosa')])
  await user.click((await openDialog('Ese nombre ya existe')).getByRole('button', { name: 'Nueva versión' }))
  await row(/versión 2/)

  await user.click(within(await row(/nota/i)).getByRole('button', { name: /^nota\.txt/i }))
  const versions = within(await (await panel()).findByRole('region', { name: 'Versiones' }))
  await versions.findByText('Versión 2')
  await user.click(versions.getByRole('button', { name: 'Opciones de la versión 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Restaurar' }))
  await user.click((await openDialog('¿Restaurar la versión 1?')).getByRole('button', { name: 'Restaurar' }))
  await versions.findByText('Versión 3')
  await versions.findByText(/Restaurada de la versión 1/)
})

test('a failed upload is retried from the list', async () => {
  const id = await createFolder('Reintentos')
  await open(`?carpeta=${id}`)
  const mend = obra.network.fail('createDocumento', 503)
  await upload([textFile('acta.txt', 'acta')])
  const uploads = within(await screen.findByRole('region', { name: 'Subidas' }))
  const retry = await uploads.findByRole('button', { name: 'Reintentar' })
  mend()
  await user.click(retry)
  await row(/acta\.txt/)
  expect(obra.network.requests('uploadDocumento'), 'the stored content is not sent again').toHaveLength(1)
})

test('a version of a document that somebody changed is added by the retry', async () => {
  const id = await createFolder('Versiones')
  await open(`?carpeta=${id}`)
  await upload([textFile('memoria.txt', 'memoria')])
  await user.click(await screen.findByRole('button', { name: /^memoria\.txt/ }))
  const mend = obra.network.fail('createDocumentoVersion', 409, { more: { error: 'Stale version' } })
  await user.upload(await (await panel()).findByLabelText('Versión nueva'), textFile('memoria.txt', 'memoria dos'))
  const retry = await (await panel()).findByRole('button', { name: 'Reintentar' })
  mend()
  await user.click(retry)
  await (await panel()).findByText('Versión 2')
  const requests = obra.network.requests('createDocumentoVersion')
  const versions = requests.map(async (each) => ((await each.clone().json()) as { version?: number }).version)
  expect(await Promise.all(versions)).toEqual([1, undefined])
})

test('two versions of the same size are shown side by side, each with its own text', async () => {
  const id = await createFolder('Comparadas')
  await open(`?carpeta=${id}`)
  await upload([textFile('losa.txt', 'espesor 12')])
  await user.click(await screen.findByRole('button', { name: /^losa\.txt/ }))
  await user.upload(await (await panel()).findByLabelText('Versión nueva'), textFile('losa.txt', 'espesor 15'))
  await (await panel()).findByText('Versión 2')
  await user.click((await panel()).getByRole('button', { name: 'Ver' }))
  const viewer = await openDialog('losa.txt')
  await viewer.findByText('espesor 15')
  await choose('Comparar con', '1')
  await viewer.findByText('espesor 12')
  await viewer.findByText('espesor 15')
})

test('folders are created, renamed, moved and deleted, with undo', async () => {
  const id = await createFolder('Trabajo')
  await createFolder('Destino')
  await open(`?carpeta=${id}`)
  await press('Nueva carpeta')
  await fill('Nombre', 'Actas')
  await press('Crear')
  await row(/^Actas|Elegir Actas|Actas/)
  await openMenu('Actas', 'Renombrar')
  await fill('Nombre', 'Actas 2026')
  await press('Renombrar')
  await row(/Actas 2026/)
  await openMenu('Actas 2026', 'Mover')
  const dialog = await openDialog('Mover «Actas 2026»')
  await user.click(dialog.getByRole('button', { name: 'Subir de carpeta' }))
  await user.click(dialog.getByRole('button', { name: 'Destino' }))
  await user.click(dialog.getByRole('button', { name: 'Mover acá' }))
  await expectText('Esta carpeta está vacía')
  const undo = await screen.findByText('Se movió 1 elemento.')
  await user.click(within(undo.parentElement!).getByRole('button', { name: 'Deshacer' }))
  await row(/Actas 2026/)
  await openMenu('Actas 2026', 'Eliminar')
  await expectText('Esta carpeta está vacía')
  await open('/papelera')
  await user.click(await screen.findByRole('button', { name: 'Restaurar Actas 2026' }))
  await expectGone('Actas 2026')
})

test('the properties of a document are edited in its panel', async () => {
  await open('/planos')
  await user.click(
    within(await screen.findByRole('table', { name: 'Planos' })).getAllByRole('button', { name: /A-101/ })[0]!,
  )
  await expectAddress(/abierto=/)
  await user.click(await (await panel()).findByRole('button', { name: 'Editar' }))
  await fill('Descripción', 'Emitido para obra')
  await press('Guardar')
  await (await panel()).findByText('Emitido para obra')

  await user.click((await panel()).getByRole('button', { name: 'Ver' }))
  const viewer = await openDialog(/^A-101_rev1/)
  await user.click(viewer.getByRole('button', { name: 'Siguiente' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^A-101_rev1/ })).toBeNull())
  await user.click((await openDialog(/^A-101_rev2/)).getByRole('button', { name: 'Cerrar' }))
  const opened = await panel()
  await waitFor(() => expect(opened.getByRole('button', { name: 'Ver' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await expectNoRole('dialog')
})

test('linked records are named and linked; one that was deleted says so', async () => {
  const api = await norteApi(obra)
  const { numero, id } = (await api('listContratos', { params, query: {} })).body.items.find(
    (each) => each.numero !== null,
  )!
  const { body } = await api('listDocumentos', { params, query: { size: 10 } })
  const [documento] = body.items
  const link = { entidad: 'contrato', id } as const
  const patch = { version: documento!.version, vinculos: [link] }
  const linked = (await api('updateDocumento', { params: { ...params, id: documento!.id }, body: patch })).body
  await open(`/buscar?abierto=${documento!.id}`)
  const name = await (await panel()).findByRole('link', { name: new RegExp(`^Contrato: N.º ${numero}, `) })
  expect(name).toHaveAttribute('href', expect.stringContaining(`/finanzas/contratos/${id}`))
  obra.network.answer('getDocumento', { ...linked, vinculos: [{ ...link, nombre: '', enlace: '' }] })
  await obra.reload()
  await (await panel()).findByText('Contrato que ya no está')
})

test('number and revision of a drawing are proposed, and corrected before they are sent', async () => {
  await open('/planos')
  await screen.findByRole('table', { name: 'Planos' })
  await user.upload(await screen.findByLabelText('Archivos para subir'), [textFile('Z-900_rev3.pdf', 'plano')])
  const dialog = await openDialog('Subir archivos')
  expect(await dialog.findByLabelText('Número de Z-900_rev3.pdf')).toHaveValue('Z-900')
  const revision = dialog.getByLabelText('Revisión de Z-900_rev3.pdf')
  expect(revision).toHaveValue('3')
  fireEvent.change(revision, { target: { value: '4' } })
  await user.click(dialog.getByRole('button', { name: 'Subir 1 archivo' }))
  await within(await screen.findByRole('region', { name: 'Subidas' })).findByText(/Listo/)
  await open('/planos?buscar=Z-900')
  const plano = await row(/Z-900/)
  within(plano).getByText('VIGENTE')
  within(plano).getByText('4')
})

test('what expires, what is missing and what the search finds are listed', async () => {
  await open('/vencimientos')
  const table = within(await screen.findByRole('table', { name: 'Vencimientos' }))
  expect(table.getAllByText(/^(faltan? \d+ días?|vence hoy|venció hace \d+ días?)$/).length).toBeGreaterThan(0)
  await open('/legajo')
  await screen.findByRole('table', { name: 'Tipos obligatorios' })
  await open('/buscar')
  await press('Filtrar')
  await choose('Texto', 'Sin texto')
  await expectAddress(/texto=sinTexto/)
  await press('Dentro de los archivos')
  await expectText('Escribí qué buscás')
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'hormigon' } })
  const hits = within(await screen.findByRole('list', { name: 'Páginas con esas palabras' }))
  expect(hits.getAllByText(/página \d/).length).toBeGreaterThan(0)
  await follow('Ver cuáles')
  await expectAddress(/texto=sinTexto/)
})

test('a lector reads and downloads, without any control that changes something', async () => {
  await obra.open('/documentos', { as: newcomer, choice: { companyId: 1, projectId: 1 } })
  await list()
  for (const name of ['Nueva carpeta', 'Subir archivos']) await expectNoRole('button', name)
  await expectNoRole('checkbox')
})

test('a folder that is gone says so, and a failed list is read again', async () => {
  await open('?carpeta=00000000-0000-4000-8000-000000000000')
  await expectText('Esa carpeta no está')
  const mend = obra.network.fail('listCarpetas', 503)
  await open()
  await obra.reload()
  await screen.findByRole('button', { name: 'Reintentar' })
  mend()
  await press('Reintentar')
  await list()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull())
})
