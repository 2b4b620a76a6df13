// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RichTextEditor } from './RichTextEditor.tsx'

afterEach(cleanup)

const control = { id: 'notes', 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }

/** The editor's HTML after a paste. */
async function paste(kind: 'text/html' | 'text/plain', content: string): Promise<string> {
  const onChange = vi.fn<(html: string) => void>()
  render(<RichTextEditor label="Notas" value="" onChange={onChange} control={control} />)
  const clipboardData = new DataTransfer()
  clipboardData.setData(kind, content)
  const area = await screen.findByRole('textbox')
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  return onChange.mock.lastCall?.[0] ?? ''
}

it('pasted tables stay rows with their cells apart', async () => {
  const html = await paste(
    'text/html',
    '<table><tr><td>Cemento</td><td>10</td></tr><tr><td>Cal</td><td>5</td></tr></table>',
  )
  expect(html).toBe('<p>Cemento | 10</p><p>Cal | 5</p>')
})

it('pasted text has the weight of the document', async () => {
  const html =
    '<b style="font-weight:normal"><p><span style="font-weight:400">Común y </span><span style="font-weight:700">negrita</span></p></b>'
  expect(await paste('text/html', html)).toBe('<p>Común y <strong>negrita</strong></p>')
})

it('pasted addresses become links without the marks around them', async () => {
  const html = await paste('text/plain', 'Mirá «https://ejemplo.test/plano» y “www.obra.test”.')
  expect(html.replaceAll(/<a [^>]*href="([^"]*)"[^>]*>/g, '[$1]').replaceAll('</a>', '[]')).toBe(
    '<p>Mirá «[https://ejemplo.test/plano]https://ejemplo.test/plano[]» y “[https://www.obra.test/]www.obra.test[]”.</p>',
  )
})
