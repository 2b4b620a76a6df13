// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { LinkedText } from '../lib/LinkedText.tsx'
import { MailLink } from '../lib/MailLink.tsx'
import { readWriteAddress } from '../lib/write-address.ts'
import { RichText } from './RichText.tsx'

afterEach(cleanup)

function Composer() {
  const { pathname, search } = useLocation()
  const { to, subject } = readWriteAddress(new URLSearchParams(search))
  return <p>{`${pathname}: ${to.join(', ')}; ${subject}`}</p>
}

/** Presses a link, and answers what the screen that it opens says. */
function press(content: ReactNode, link: string): string | null {
  const routes = [
    { path: '/', element: content },
    { path: '/apps/mailbox/escribir', element: <Composer /> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  fireEvent.click(screen.getByText(link))
  return document.body.textContent
}

const composer = '/apps/mailbox/escribir'

describe('a mail address opens the composer of Obra', () => {
  it('as a link of its own, on one line with the whole in its title', () => {
    const address = 'Ana Ríos <ana@obra.test>'
    const link = (
      <MailLink address={address} subject="Losa" className="detail">
        ana@obra.test
      </MailLink>
    )
    expect(press(link, 'ana@obra.test')).toBe(`${composer}: ${address}; Losa`)
    cleanup()
    press(link, 'ana@obra.test')
    cleanup()
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: link }])} />)
    expect(screen.getByRole('link').className).toContain('truncated')
    expect(screen.getByRole('link').title).toContain(address)
  })

  it('in a text that somebody wrote', () => {
    expect(press(<LinkedText text="Escribile a beto@obra.test hoy" />, 'beto@obra.test')).toBe(
      `${composer}: beto@obra.test; `,
    )
  })

  it('in text with emphasis and links, with all that the link says', () => {
    const html = '<p>A <a href="mailto:a@obra.test,b%2B1@obra.test?subject=Plano%20nuevo"><b>los dos</b></a></p>'
    expect(press(<RichText html={html} />, 'los dos')).toBe(`${composer}: a@obra.test, b+1@obra.test; Plano nuevo`)
  })

  it('and no other link does', () => {
    const html = '<p><a href="https://obra.test/plano">el plano</a></p>'
    // The page stays, for the tests of other files.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true })
    expect(press(<RichText html={html} />, 'el plano')).toBe('el plano')
  })
})
