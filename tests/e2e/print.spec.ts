/** What is on paper: the text of the PDF that Chromium prints. */
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { expect, openSignedIn, test } from './support.ts'

/** The printed text of each sheet, on one line. */
async function printedSheets(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const { text } = await extractText(new Uint8Array(pdf))
  return text.map((sheet) => sheet.replace(/\s+/g, ' '))
}

type Printed = {
  address: string
  /** A text of the loaded screen; a link or button of this name is opened if `opens`. */
  ready: string
  opens?: boolean
  /** The last one is of the record that opens. */
  texts: string[]
  /** The column heads, repeated on the second sheet. */
  heads?: string
}

const screens: Printed[] = [
  {
    address: '/apps/ecommerce/inventory?filas=100',
    ready: 'Adhesivo cementicio para porcelanato x 30 kg',
    texts: ['Inventario', '100 productos', 'Adhesivo cementicio para porcelanato x 30 kg $ 16.080,00 210 Sí'],
    heads: 'SKU Nombre Precio Stock Activo',
  },
  {
    address: '/solo-desarrollo/carga-categoricos?lista=proveedores&filas=100',
    ready: 'Aberturas Alumar S.A.',
    texts: ['Aberturas Alumar S.A. 30-71205883-4 Pablo Lencina'],
    heads: 'Razón social CUIT Contacto Teléfono Pago (días) Usos',
  },
  {
    address: '/finanzas/comprobantes',
    ready: 'A 0004-00006963',
    texts: ['Número Fecha Vence Total Saldo Estado', 'A 0004-00006963 Sanitarios Oeste S.R.L.', 'Impago'],
  },
  {
    address: '/finanzas/control',
    ready: 'Obrador y cerco',
    texts: ['Obrador y cerco', 'Rubro Original Modif. Vigente Comprometido Ejecutado'],
    heads: 'Ejecutado Pagado Saldo Ajuste contr. Proyección Costo final Desvío',
  },
  { address: '/apps/contacts', ready: 'Agustín Peralta', texts: ['Contactos', 'Agustín Peralta', 'Inés Roldán'] },
  { address: '/apps/file-manager', ready: 'Organigrama.pdf', texts: ['Archivos', 'Organigrama.pdf'] },
  {
    address: '/apps/mailbox/inbox',
    ready: 'Domingo de ravioles',
    opens: true,
    texts: ['Domingo de ravioles', 'Besos, la abuela Elvira.', 'elvira.ferreyra@correo.test'],
  },
  {
    address: '/apps/scrumboard',
    ready: 'Torre Barrancas: estructura',
    opens: true,
    texts: ['Torre Barrancas: estructura', 'Por hacer 7', 'Pedir H-30 para la losa del piso 15'],
  },
  { address: '/apps/notes', ready: 'Muestras para el palier', texts: ['Notas', 'Muestras para el palier'] },
]

const controls = /Buscar|Filtrar|Todos|Filas por página|CSV|Excel|Historial|Nuevo|Saltar|Elegí|Agregar|Escribí/

test('lists, a mail and a board are printed with heading, names and column heads on each sheet, without controls @store', async ({
  page,
}) => {
  test.slow()
  await openSignedIn(page, '/apps/notes')
  for (const { address, ready, opens, texts, heads } of screens) {
    await page.goto(address)
    const found = page.getByRole('main').getByText(ready).filter({ visible: true }).first()
    await expect(found).toBeVisible()
    if (opens) await found.click()
    if (opens) await expect(page.getByText(texts.at(-1)!).filter({ visible: true }).first()).toBeVisible()
    const sheets = await printedSheets(page)
    const all = sheets.join(' ')
    expect(all, address).toMatch(/^.*Norte Desarrollos S\.A\. · Torre Barrancas · .* \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    for (const text of texts) expect.soft(all, address).toContain(text)
    expect.soft(all.match(controls)?.[0], address).toBeUndefined()
    if (heads) for (const sheet of sheets.slice(0, 2)) expect.soft(sheet, address).toContain(heads)
  }
})
