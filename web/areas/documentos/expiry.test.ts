import { expect, test } from 'vitest'
import { expiryText } from './expiry.ts'

test.each([
  [12, 'faltan 12 días'],
  [1, 'falta 1 día'],
  [0, 'vence hoy'],
  [-1, 'venció hace 1 día'],
  [-3, 'venció hace 3 días'],
  [null, ''],
])('%s days to the expiry are «%s»', (count, text) => expect(expiryText(count)).toBe(text))
