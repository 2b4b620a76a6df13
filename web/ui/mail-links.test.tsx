// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { LinkedText } from '../lib/LinkedText.tsx'
import { MailLink } from '../lib/MailLink.tsx'
import { writeAddress, writeAddressOf } from '../lib/write-address.ts'

afterEach(cleanup)

describe('a mail address links to the composer', () => {
  it('as a standalone link, on one line with the full address in its title', () => {
    const address = 'Ana Ríos <ana@obra.test>'
    render(<MailLink address={address} subject="Losa" className="detail" />, { wrapper: MemoryRouter })
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe(writeAddress({ to: [address], subject: 'Losa' }))
    expect(link.className).toBe('truncated detail')
    expect(link.title).toContain(address)
  })

  it('in plain text written by users', () => {
    render(<LinkedText text="Escribile a beto@obra.test hoy" />, { wrapper: MemoryRouter })
    expect(screen.getByRole('link').getAttribute('href')).toBe(writeAddress({ to: ['beto@obra.test'] }))
  })

  it('in a mailto link of rich text, with its parameters, but not in other links', () => {
    expect(writeAddressOf('mailto:a@obra.test,b%2B1@obra.test?subject=Plano%20nuevo')).toBe(
      writeAddress({ to: ['a@obra.test', 'b+1@obra.test'], subject: 'Plano nuevo' }),
    )
    expect(writeAddressOf('https://obra.test/plano')).toBeNull()
  })
})
