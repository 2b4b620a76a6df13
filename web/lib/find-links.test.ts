import { describe, expect, test } from 'vitest'
import { findLinks } from './find-links.ts'

describe('links', () => {
  test('are found with http, https and www, without the punctuation around', () => {
    expect(findLinks('Mirá https://obra.test/a?b=1, (www.obra.test) y listo.')).toEqual([
      { text: 'Mirá ' },
      { text: 'https://obra.test/a?b=1', href: 'https://obra.test/a?b=1' },
      { text: ', (' },
      { text: 'www.obra.test', href: 'https://www.obra.test/' },
      { text: ') y listo.' },
    ])
  })

  test('keep brackets of their own', () => {
    expect(findLinks('https://es.test/Losa_(obra)')[0]?.text).toBe('https://es.test/Losa_(obra)')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://obra.test', 'https://', 'http://x'])(
    '%s is no link',
    (text) => expect(findLinks(text).some((run) => run.href)).toBe(false),
  )
})

test('mail addresses can be written to, those within web addresses aside', () => {
  expect(findLinks('Escribí a ana.paz@obra.test. O mirá https://x.test/a@b.test')).toEqual([
    { text: 'Escribí a ' },
    { text: 'ana.paz@obra.test', address: 'ana.paz@obra.test' },
    { text: '. O mirá ' },
    { text: 'https://x.test/a@b.test', href: 'https://x.test/a@b.test' },
  ])
})
