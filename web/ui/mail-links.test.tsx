// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { LinkedText } from '../lib/LinkedText.tsx'
import { MailLink } from '../lib/MailLink.tsx'
import { writeAddress, writeAddressOf } from '../lib/write-address.ts'

afterEach(cleanup)

describe('a mail address leads to the composer of Obra', () => {
  it('as a link of its own, on one line with the whole in its title', () => {
    const address = 'Ana Ríos <ana@obra.test>'
    render(<MailLink address={address} subject="Losa" className="detail" />, { wrapper: MemoryRouter })
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe(writeAddress({ to: [address], subject: 'Losa' }))
    expect(link.className).toBe('truncated detail')
    expect(link.title).toContain(address)
  })

  it('in a text that somebody wrote', () => {
    render(<LinkedText text="Escribile a beto@obra.test hoy" />, { wrapper: MemoryRouter })
    expect(screen.getByRole('link').getAttribute('href')).toBe(writeAddress({ to: ['beto@obra.test'] }))
  })

  it('in a link of formatted text, with all that it says, and no other link does', () => {
    expect(writeAddressOf('mailto:a@obra.test,b%2B1@obra.test?subject=Plano%20nuevo')).toBe(
      writeAddress({ to: ['a@obra.test', 'b+1@obra.test'], subject: 'Plano nuevo' }),
    )
    expect(writeAddressOf('https://obra.test/plano')).toBeNull()
  })
})
