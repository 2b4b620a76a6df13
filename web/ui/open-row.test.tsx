// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPortal } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openRow } from './open-row.ts'

afterEach(cleanup)

function renderTable() {
  const user = userEvent.setup()
  const open = vi.fn<() => void>()
  const other = vi.fn<() => void>()
  const { getByText } = render(
    <main tabIndex={-1}>
      <table>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the button of the first cell */}
        <tbody onClick={openRow}>
          <tr>
            <td>
              <button type="button" onClick={open}>
                A 0001
              </button>
            </td>
            <td>Corralón</td>
            <td>
              <button type="button" onClick={other}>
                Anular
              </button>
            </td>
          </tr>
          <tr className="data-detail">
            <td colSpan={3}>
              Detalle <button type="button">Editar</button>
              <table>
                <tbody>
                  <tr>
                    <td>
                      Renglón{' '}
                      <button type="button" onClick={other}>
                        Quitar
                      </button>
                    </td>
                  </tr>
                </tbody>
              </table>
              {createPortal(<p>Texto de un diálogo</p>, document.body)}
            </td>
          </tr>
        </tbody>
      </table>
    </main>,
  )
  return { user, open, other, getByText }
}

describe('openRow', () => {
  it('opens a row of a list by its link, not by the handle that drags it or from a popover in it', async () => {
    const user = userEvent.setup()
    const open = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault())
    const drag = vi.fn<() => void>()
    const { getByText } = render(
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link of the row
      <ul onClick={openRow}>
        <li>
          <button type="button" aria-roledescription="ordenable" onClick={drag}>
            Mover
          </button>
          <a href="#tarea" onClick={(event) => open(event.nativeEvent)}>
            Pedir hierro
          </a>
          <span>Obra gruesa</span>
          <div popover="auto">Vence</div>
        </li>
      </ul>,
    )
    await user.click(getByText('Obra gruesa'))
    expect(open).toHaveBeenCalledTimes(1)
    expect(drag).not.toHaveBeenCalled()
    await user.click(getByText('Vence'))
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('opens the record from any cell, once', async () => {
    const { user, open, getByText } = renderTable()
    await user.click(getByText('Corralón'))
    expect(open).toHaveBeenCalledTimes(1)
    await user.click(getByText('A 0001'))
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('leaves the controls of the row, and the detail below it', async () => {
    const { user, open, other, getByText } = renderTable()
    await user.click(getByText('Anular'))
    expect(other).toHaveBeenCalledTimes(1)
    for (const text of ['Detalle', 'Renglón', 'Texto de un diálogo']) await user.click(getByText(text))
    expect(other).toHaveBeenCalledTimes(1)
    expect(open).not.toHaveBeenCalled()
  })
})
