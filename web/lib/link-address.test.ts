import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test('web addresses get https and mail addresses mailto', () => {
  expect(linkAddress(' obra.com.ar/precios?x=1 ')).toBe('https://obra.com.ar/precios?x=1')
  expect(linkAddress('http://obra.com.ar')).toBe('http://obra.com.ar')
  expect(linkAddress('ana@obra.test')).toBe('mailto:ana@obra.test')
  expect(linkAddress('tel:+541143715580')).toBe('tel:+541143715580')
})

test('other text and executable schemes return null', () => {
  for (const typed of ['', 'hola', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'dos palabras.com'])
    expect(linkAddress(typed), typed).toBeNull()
})
