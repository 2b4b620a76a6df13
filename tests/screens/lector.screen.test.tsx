/** A lector sees no control for what the role does not allow, on any screen of the company. */
import { beforeAll, describe, expect, test } from 'vitest'
import { sections } from '../../web/app/screens/finance/sections.ts'
import { newcomer, screen, useObra, user, waitFor, within } from './app.ts'
import { fill, financeParts, findPart, follow, openTab, press } from './company-support.ts'

const obra = useObra()
beforeAll(async () => void (await obra.server.join(newcomer.email, 1, 'lector')))

const changes =
  /^(Nuev[oa](?!s)|Agregar|Crear|Editar|Archivar|Restaurar|Eliminar|Eliminados|Quitar|Guardar|Subir|Bajar|Pegar|Invitar|Retirar|Elegir(?!:)|Renombrar|Hacer principal|Cargar|Cambiar|Aprobar|Anular|Firmar|Emitir|Rechazar|Registrar|Pagar|Certificar|Finalizar|Rescindir|Borrar|Aplicar)/

const open = (address: string) => obra.open(address, { as: newcomer, choice: { companyId: 1, projectId: 1 } })
const main = () => within(screen.getByRole('main'))

/** Expects no control that changes company data: no button, checkbox or link to a form. */
function expectOnlyReading(): void {
  for (const role of ['button', 'checkbox', 'switch', 'link']) {
    expect(main().queryAllByRole(role, { name: changes }), role).toEqual([])
  }
}
const expectNoOpenBox = () =>
  expect(screen.queryAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => !disabled)).toEqual([])

describe('a lector finds no control that changes data', () => {
  test('the products of the inventory', async () => {
    await open('/apps/ecommerce/inventory')
    const products = within(await screen.findByRole('table', { name: 'Productos' }))
    await waitFor(() => expect(products.getAllByRole('row').length).toBeGreaterThan(3))
    expectOnlyReading()
    await user.click(document.querySelector('.inventory-name')!)
    for (const tab of ['Stock', 'Precio', 'Imágenes', 'Etiquetas', 'General']) {
      await openTab(tab)
      expectOnlyReading()
    }
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toBeDisabled()
  })

  const catalogues = '/solo-desarrollo/carga-categoricos'
  const lists =
    'Rubros, Unidades, Proveedores, Materiales, Depósitos, Tipos de documento, Tipos de evento, Feriados, Cotizaciones, Índices, Cuentas'.split(
      ', ',
    )
  test('all catalogues are covered', async () => {
    await open(catalogues)
    await screen.findByRole('tab', { name: 'Rubros' })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(lists)
  })
  for (const list of lists) {
    test(`the catalogue ${list} and its entries`, async () => {
      await open(catalogues)
      await openTab(list)
      const table = await screen.findByRole('table', { name: list })
      await waitFor(() => expect(table.querySelector('.catalogue-open')).not.toBeNull())
      await user.click(table.querySelector('.catalogue-open')!)
      await screen.findByRole('heading', { name: 'Cambios' })
      expectOnlyReading()
    })
  }
  test('the values of an index', async () => {
    await open(`${catalogues}?lista=indices`)
    const table = await screen.findByRole('table', { name: 'Índices' })
    await waitFor(() => expect(table.querySelector('.catalogue-open')).not.toBeNull())
    await user.click(table.querySelector('.catalogue-open')!)
    await press('Ver uno por uno')
    const values = within(await screen.findByRole('table', { name: 'Valores' }))
    await waitFor(() => expect(values.getAllByRole('row').length).toBeGreaterThan(1))
    expectOnlyReading()
  })

  test('all parts of Finanzas are covered', () => {
    expect(Object.keys(financeParts).toSorted()).toEqual(sections.map(({ path }) => path).toSorted())
  })
  for (const [path, known] of Object.entries(financeParts)) {
    test(`Finanzas, ${known.name}`, async () => {
      await open(`/finanzas/${path}`)
      const part = await findPart(known)
      if (known.role !== 'heading') {
        await waitFor(() => expect(within(part).getAllByRole('row').length).toBeGreaterThan(1))
      }
      expectOnlyReading()
    })
  }

  test('a contract and its certificates', async () => {
    await open('/finanzas/contratos')
    await follow(/Estructura de hormigón armado/)
    await screen.findByRole('grid', { name: 'Ítems del contrato' })
    expectOnlyReading()
    await follow(/N\.º 1 ·/)
    await screen.findByRole('grid', { name: 'Hoja del certificado' })
    expectOnlyReading()
  })

  test('the files', async () => {
    await open('/apps/file-manager')
    const files = within(await screen.findByRole('list', { name: 'Carpetas y archivos' }))
    const folder = await files.findByRole('button', { name: 'Obras' })
    expectOnlyReading()
    // Without a selection, a click anywhere in the row opens it.
    await user.click(folder.closest('li')!)
    await screen.findByRole('heading', { name: 'Obras' })
  })

  test('the company, without its invitations', async () => {
    await open('/empresa')
    for (const tab of ['Proyectos', 'Miembros', 'Datos']) {
      await openTab(tab)
      await screen.findByRole('tabpanel', { name: tab })
      await waitFor(() => expect(document.querySelector('[role=tabpanel] .skeleton')).toBeNull())
      expectOnlyReading()
    }
    expect(screen.queryByRole('tab', { name: 'Invitaciones' })).toBeNull()
  })

  test('the boards and their cards', async () => {
    await open('/apps/scrumboard')
    await follow('Torre Barrancas: estructura')
    await screen.findByRole('link', { name: 'Pedir H-30 para la losa del piso 15' })
    expectOnlyReading()
    await follow('Pedir H-30 para la losa del piso 15')
    const card = within(await screen.findByRole('dialog'))
    await card.findByText('Podés mirar esta tarjeta, pero no cambiarla.')
    expect(card.queryAllByRole('button', { name: changes })).toEqual([])
    expectNoOpenBox()
  })

  test('the tasks', async () => {
    await open('/apps/tasks?de=todas')
    await screen.findByRole('region', { name: 'Vencidas' })
    expectOnlyReading()
    expectNoOpenBox()
    expect(screen.queryAllByRole('button', { name: /^(Vencimiento|Prioridad) de/ })).toEqual([])
  })

  test('the dashboard, and the menu without data-loading screens', async () => {
    await open('/dashboards/project')
    await screen.findByRole('heading', { level: 1, name: 'Tablero del proyecto' })
    const rail = within(screen.getByRole('navigation', { name: 'Principal' }))
    await rail.findByRole('link', { name: 'Calendario' })
    expect(rail.queryByRole('button', { name: 'Solo Desarrollo' })).toBeNull()
    expectOnlyReading()
  })
})

describe('a lector can change personal data', () => {
  test('contacts', async () => {
    await open('/apps/contacts')
    await follow('Agregar el primero')
    await fill('Nombre', 'Corralón del Lector')
    await press('Crear contacto')
    await screen.findByRole('heading', { name: 'Corralón del Lector' })
  })

  test('notes', async () => {
    await open('/apps/notes')
    await press('Escribí una nota…')
    const note = within(await screen.findByRole('group', { name: 'Nota nueva' }))
    await user.type(note.getByRole('textbox', { name: 'Título' }), 'Preguntar por la losa')
    await note.findByText('Guardado')
    await user.click(note.getByRole('button', { name: 'Listo' }))
    await screen.findByRole('link', { name: 'Preguntar por la losa' })
  })

  test('conversations', async () => {
    await open('/apps/chat')
    await user.click((await screen.findAllByRole('button', { name: 'Nueva conversación' }))[0]!)
    const people = within(await screen.findByRole('dialog', { name: 'Nueva conversación' }))
    await user.click(await people.findByRole('option', { name: /Lucía Ferreyra/ }))
    const conversation = within(await screen.findByRole('region', { name: 'Conversación con Lucía Ferreyra' }))
    await user.type(await conversation.findByRole('textbox', { name: /^Mensaje/ }), '¿Puedo pasar por la obra?{Enter}')
    const sent = within(await conversation.findByRole('group', { name: 'Mensajes' }))
    await sent.findByText('¿Puedo pasar por la obra?')
    await sent.findByRole('img', { name: 'Enviado' })
  })
})
