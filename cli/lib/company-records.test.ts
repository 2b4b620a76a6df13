import { expect, it } from 'vitest'
import { fieldsOf } from './company-records.ts'

it('the fields of a contract are written as the API takes them: numbers, flags, lists and decimals as text', () => {
  const pairs = ['plazoDias=90', 'indiceDesfase=1', 'anticipoCongela=true', 'alicuotaIva=21', 'anticipoPorcentaje=20']
  expect(fieldsOf('contratos', [...pairs, 'indices=[{"indiceId":"a","peso":"100"}]'])).toEqual({
    plazoDias: 90,
    indiceDesfase: 1,
    anticipoCongela: true,
    alicuotaIva: '21',
    anticipoPorcentaje: '20',
    indices: [{ indiceId: 'a', peso: '100' }],
  })
})
