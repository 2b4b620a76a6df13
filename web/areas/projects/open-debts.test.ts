import { expect, it } from 'vitest'
import { debtsText } from './OpenDebts.tsx'

const none = { cantidad: 0, importe: '0.00' }

it('names count and sum of each kind of open debt', () => {
  const impago = { cantidad: 2, importe: '1500.50' }
  const retenido = { cantidad: 1, importe: '560000.00' }
  expect(debtsText({ moneda: 'ARS', impago, sinFacturar: none, retenido })?.replaceAll('\u00a0', ' ')).toBe(
    'Quedan 2 documentos impagos por $ 1.500,50 y 1 contrato con fondo de reparo retenido por $ 560.000,00.',
  )
  expect(debtsText({ moneda: 'ARS', impago: none, sinFacturar: none, retenido: none })).toBeNull()
})
