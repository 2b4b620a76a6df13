import { expect, test } from 'vitest'
import { act, fireEvent, inProject, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()

type Table = 'Árbol de importes' | 'Lista de importes'
const part = (label: Table) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!
/** A table, with the summary below it. */
const card = (label: Table) => within(part(label).closest<HTMLElement>('.card')!)

/** One table of the page of components, with its cells by line and column. */
function sheet(label: Table) {
  const cell = (line: number, column: number) =>
    part(label).querySelector<HTMLElement>(`[data-line="${line}"][data-column="${column}"]`)!
  const expectTexts = (texts: Record<string, string>) =>
    waitFor(() => {
      const shown = Object.keys(texts).map((at) => [
        at,
        cell(Number(at.split(' ')[0]), Number(at.split(' ')[1])).textContent,
      ])
      expect(Object.fromEntries(shown)).toEqual(texts)
    })
  const expectActive = (line: number, column: number) => waitFor(() => expect(cell(line, column)).toHaveFocus())
  /** Selects a cell as a mouse press does. */
  const press = (line: number, column: number) => {
    fireEvent.pointerDown(cell(line, column), { pointerType: 'mouse', button: 0 })
    return expectActive(line, column)
  }
  return { cell, expectTexts, expectActive, press, status: card(label) }
}

async function openSheet(label: Table) {
  await obra.open('/solo-desarrollo/componentes', inProject)
  await waitFor(() => expect(part(label).querySelector('[data-line="1"]')).not.toBeNull())
  return sheet(label)
}

const paste = (text: string) => fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } })

test('amounts are typed as in a spreadsheet, and invalid ones stay with an error', async () => {
  const { cell, expectTexts, expectActive, press, status } = await openSheet('Árbol de importes')
  const before = [cell(1, 2).textContent, cell(2, 2).textContent]
  await press(1, 2)
  await user.keyboard('1234,5{Enter}')
  await expectTexts({ '1 2': '1.234,5' })
  await expectActive(2, 2)
  await user.keyboard('doce')
  await status.findByText('Escribí un número, por ejemplo 1.234,56.')
  await user.keyboard('{Tab}')
  await expectActive(2, 3)
  await expectTexts({ '2 2': 'doce' })
  await user.click(status.getByRole('button', { name: '1 celda con error' }))
  await expectActive(2, 2)
  await user.keyboard('{F2}12{Escape}')
  await expectTexts({ '2 2': 'doce' })
  await user.keyboard('{Control>}z{/Control}')
  await expectTexts({ '2 2': before[1]! })
  await user.keyboard('{Control>}z{/Control}')
  await expectTexts({ '1 2': before[0]! })
})

test('ranges are selected, summed, copied, pasted and cleared', async () => {
  const { expectTexts, press, status } = await openSheet('Árbol de importes')
  await press(1, 2)
  paste('10\t20,5\r\n30\tnada\r\n')
  await expectTexts({ '1 2': '10', '1 3': '20,50', '2 2': '30', '2 3': 'nada' })
  await status.findByText('Pegamos 4 celdas. 1 celda con errores, que no se guardaron.')
  await press(1, 2)
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await status.findByText('2 celdas · Suma 40')
  let copied = ''
  const clipboardData = { setData: (_type: string, text: string) => void (copied = text) }
  act(() => void fireEvent.copy(document.activeElement!, { clipboardData }))
  expect(copied).toBe('10\n30')
  await user.keyboard('{Delete}')
  await expectTexts({ '1 2': '', '2 2': '' })
})

test('branches are collapsed and expanded by keyboard', async () => {
  const { cell, expectActive, expectTexts, press } = await openSheet('Árbol de importes')
  await press(0, 0)
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(cell(1, 0)).toHaveTextContent('2. Estructura'))
  await user.keyboard('{ArrowRight}')
  await expectTexts({ '1 0': '1.1 Tarea 1' })
  await expectActive(0, 0)
})

test('rows are added below the last one by typing and pasting', async () => {
  const { expectTexts, expectActive, press, status } = await openSheet('Lista de importes')
  await press(3, 0)
  await user.keyboard('Contrapiso{Tab}')
  await expectTexts({ '3 0': 'Contrapiso' })
  await expectActive(3, 1)
  await press(4, 0)
  paste('Carpeta\tm²\t12\t1.500\r\nPiso\tkilo\t3\t2.000,50')
  await expectTexts({ '4 1': 'm²', '5 1': 'kilo', '5 3': '2.000,50' })
  await press(5, 1)
  await status.findByText('Unidad: «kilo» no está entre las opciones.')
})
