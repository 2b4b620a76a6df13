// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { filesOfPaste, pasteHtmlAsText } from './paste-as-text.ts'

afterEach(() => document.body.replaceChildren())

function pasteInto(field: HTMLElement, contents: Record<string, string>): ClipboardEvent {
  const clipboardData = new DataTransfer()
  for (const [type, content] of Object.entries(contents)) clipboardData.setData(type, content)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.body.append(field)
  field.dispatchEvent(event)
  return event
}

const table = '<table><tr><td>Cemento</td><td>10</td></tr><tr><td>Cal</td><td>5</td></tr></table>'

it('plain text fields take HTML as text, up to their length, and leave text to the browser', async () => {
  pasteHtmlAsText()
  const area = document.createElement('textarea')
  area.value = 'Lista: .'
  area.setSelectionRange(7, 7)
  const onInput = vi.fn()
  area.addEventListener('input', onInput)
  expect(pasteInto(area, { 'text/html': table }).defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(area.value).toBe('Lista: Cemento\t10\nCal\t5.'))
  expect(onInput).toHaveBeenCalledOnce()
  const short = document.createElement('input')
  short.maxLength = 9
  pasteInto(short, { 'text/html': table })
  await vi.waitFor(() => expect(short.value).toBe('Cemento 1'))
  expect(pasteInto(area, { 'text/html': table, 'text/plain': 'Cemento\t10' }).defaultPrevented).toBe(false)
})

it('the picture that Excel adds to copied cells is not a pasted file; a copied picture or file is', () => {
  const picture = new File(['x'], 'image.png', { type: 'image/png' })
  const filesWith = (...types: string[]) => filesOfPaste({ files: [picture], types })
  expect(filesWith('text/html', 'text/plain', 'Files')).toEqual([])
  expect(filesWith('text/html', 'Files')).toEqual([picture])
  expect(filesWith('text/plain', 'Files')).toEqual([picture])
})
