import { describe, expect, test } from 'vitest'
import { findLinks } from './find-links.ts'

describe('links', () => {
  test('are recognised with http, https and www, without surrounding punctuation', () => {
    expect(findLinks('Mirá https://obra.test/a?b=1, (www.obra.test) y listo.')).toEqual([
      { text: 'Mirá ' },
      { text: 'https://obra.test/a?b=1', href: 'https://obra.test/a?b=1' },
      { text: ', (' },
      { text: 'www.obra.test', href: 'https://www.obra.test/' },
      { text: ') y listo.' },
    ])
  })

  test('keep their own brackets', () => {
    expect(findLinks('https://es.test/Losa_(obra)')[0]?.text).toBe('https://es.test/Losa_(obra)')
  })

  test.each([
    ['«https://ejemplo.test/plano»', 'https://ejemplo.test/plano'],
    ['“https://ejemplo.test/plano”.', 'https://ejemplo.test/plano'],
    ['‘https://ejemplo.test/plano’', 'https://ejemplo.test/plano'],
    ['‹https://ejemplo.test/plano›', 'https://ejemplo.test/plano'],
    ['„https://ejemplo.test/plano“', 'https://ejemplo.test/plano'],
    ['https://ejemplo.test/plano…', 'https://ejemplo.test/plano'],
    ['(«https://ejemplo.test/a_(b)»)', 'https://ejemplo.test/a_(b)'],
    ['(https://ejemplo.test/a_(b)).', 'https://ejemplo.test/a_(b)'],
  ])('end before quotation and punctuation marks: %s', (text, url) => {
    expect(findLinks(text).flatMap(({ href }) => href ?? [])).toEqual([url])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://obra.test', 'https://', 'http://x'])(
    '%s is not a link',
    (text) => expect(findLinks(text).some((run) => run.href)).toBe(false),
  )
})

test('mail addresses are recognised, except within web addresses', () => {
  expect(findLinks('Escribí a ana.paz@obra.test. O mirá https://x.test/a@b.test')).toEqual([
    { text: 'Escribí a ' },
    { text: 'ana.paz@obra.test', address: 'ana.paz@obra.test' },
    { text: '. O mirá ' },
    { text: 'https://x.test/a@b.test', href: 'https://x.test/a@b.test' },
  ])
})
