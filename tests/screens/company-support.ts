/** Shared by the screen tests of the company and of Finanzas: the API, and parts of a screen by name. */
import { expect } from 'vitest'
import { demo, fireEvent, inProject, screen, user, waitFor, within, type Obra } from './app.ts'

/** The API of the demo account in Norte Desarrollos. */
export const norteApi = (obra: Obra) => obra.server.as(demo.email, 1)

export const press = async (name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }))
export const follow = async (name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('link', { name }))

/** Matches a label with or without the mark of required fields. */
export const labelled = (label: string) => (text: string) => text.replace(/\s*\*$/, '') === label
export const findField = <Field extends HTMLElement = HTMLInputElement>(label: string, parent = document.body) =>
  within(parent).findByLabelText<Field>(labelled(label))

/** Replaces the text of a field. */
export async function fill(label: string, value: string): Promise<void> {
  fireEvent.change(await findField(label), { target: { value } })
}

export async function choose(label: string, option: string): Promise<void> {
  await user.selectOptions(await findField(label), option)
}

/** Types a text in a picker of the open dialog and presses Enter at once, which picks the first match. */
export async function pick(label: string, text: string, value: RegExp): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'))
  const box = dialog.getByRole<HTMLInputElement>('combobox', { name: label })
  fireEvent.change(box, { target: { value: text } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(box.value).toMatch(value))
}

/** Opens a tab by its name, which may be followed by a number. */
export async function openTab(name: string): Promise<void> {
  const start = new RegExp(`^${name}`)
  await user.click(await screen.findByRole('tab', { name: start }))
  await screen.findByRole('tab', { name: start, selected: true })
}

export const row = (name: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name })

/** Waits until a text, or an element by role, has disappeared. */
export const expectGone = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.queryAllByText(text)).toEqual([]))
export const expectNoRole = (role: string, name?: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.queryAllByRole(role, { name })).toEqual([]))
export const expectRows = (count: number): Promise<void> =>
  waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count))

export async function openDialog(name: string | RegExp) {
  const dialog = await screen.findByRole('dialog', { name })
  return { ...within(dialog), dialog }
}

export async function expectNotice(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('region', { name: 'Avisos' })).toHaveTextContent(text))
}

/** Opens a part of Finanzas in Torre Barrancas, or in another project of Norte Desarrollos. */
export async function openFinance(obra: Obra, part: string, projectId = 1): Promise<void> {
  await obra.open(`/finanzas${part}`, { ...inProject, choice: { companyId: 1, projectId } })
}

/** A text that each part of Finanzas shows once loaded. */
export const financeParts: Record<string, { role: 'heading' | 'table' | 'treegrid'; name: string }> = {
  '': { role: 'heading', name: 'Plan y realidad' },
  presupuesto: { role: 'treegrid', name: 'Ítems del presupuesto' },
  modificaciones: { role: 'table', name: 'Modificaciones' },
  control: { role: 'table', name: 'Control presupuestario' },
  contratos: { role: 'table', name: 'Contratos' },
  certificados: { role: 'table', name: 'Certificados' },
  comprobantes: { role: 'table', name: 'comprobantes' },
  pagos: { role: 'table', name: 'pagos' },
  cobros: { role: 'table', name: 'cobros' },
  'cobros-previstos': { role: 'table', name: 'cobros previstos' },
  cuentas: { role: 'table', name: 'Cuentas' },
  cheques: { role: 'table', name: 'cheques' },
  'cuenta-corriente': { role: 'table', name: 'Saldos de los proveedores' },
  flujo: { role: 'table', name: 'Flujo de caja por mes' },
  vencimientos: { role: 'heading', name: 'Por semana' },
  'libro-iva': { role: 'table', name: 'Libro IVA Compras' },
  // The project of these tests pays in dollars, of which nothing is withheld.
  retenciones: { role: 'heading', name: 'Retenciones' },
}
export const findPart = ({ role, name }: { role: string; name: string }): Promise<HTMLElement> =>
  screen.findByRole(role, { name })
