import { describe, expect, it } from 'vitest'
import { readValues } from './read-values.ts'

const daily = { moneda: 'USD', isMonthly: false, until: '2026-04-30' }
const csv = (text: string, more: object = {}) => readValues(text, { formato: 'csv', ...daily, ...more })
const bcra = (body: unknown, more: object = {}) =>
  readValues(JSON.stringify(body), { formato: 'bcra', ...daily, ...more })

describe('the values of a source', () => {
  it('are read from rates of the API of the BCRA, of the wanted currency only', () => {
    const detalle = (codigoMoneda: string, tipoCotizacion: number) => ({ codigoMoneda, tipoPase: 0, tipoCotizacion })
    const results = [
      { fecha: '2026-03-12', detalle: [detalle('USD', 1402.5), detalle('EUR', 1600)] },
      { fecha: '2026-03-13', detalle: [detalle('USD', 1405)] },
      { fecha: '2026-03-14', detalle: [detalle('USD', 0)] },
    ]
    expect(bcra({ status: 200, metadata: {}, results })).toEqual({
      values: [
        { periodo: '2026-03-13', valor: '1405.000000' },
        { periodo: '2026-03-12', valor: '1402.500000' },
      ],
      unreadable: 1,
    })
  })

  it('are read from a variable of that API, in both of its shapes, by month for a monthly index', () => {
    const flat = [{ idVariable: 30, fecha: '2026-02-01', valor: 10.25 }]
    const nested = [{ idVariable: 30, detalle: [{ fecha: '2026-02-01', valor: 10.25 }] }]
    for (const results of [flat, nested])
      expect(bcra({ results }, { moneda: null, isMonthly: true }).values).toEqual([
        { periodo: '2026-02', valor: '10.250000' },
      ])
  })

  it.each<[string, object, [string, string][]]>([
    [
      '\uFEFFfecha;valor\r\n2026-03-02;1.234,5\r\n03/03/2026;1240\r\n',
      {},
      [
        ['2026-03-03', '1240.000000'],
        ['2026-03-02', '1234.500000'],
      ],
    ],
    ['2026-03-02,1234.5678901\n\n', {}, [['2026-03-02', '1234.567890']]],
    ['"02/03/2026"\t"99,5"', {}, [['2026-03-02', '99.500000']]],
    [
      'mes;nivel\n2026-01;100\n02/2026;103,2',
      { isMonthly: true },
      [
        ['2026-02', '103.200000'],
        ['2026-01', '100.000000'],
      ],
    ],
  ])('are read from %j', (text, more, expected) => {
    expect(csv(text, more).values.map(({ periodo, valor }) => [periodo, valor])).toEqual(expected)
  })

  it('skip what is no day or no number, and count it', () => {
    const lines = [
      '2026-02-30;1',
      '2026-03-02;-5',
      '2026-03-02;1e9',
      'x;y',
      '1949-01-01;1',
      '2026-05-01;1',
      '2026-03-03;7',
    ]
    expect(csv(lines.join('\n'))).toEqual({ values: [{ periodo: '2026-03-03', valor: '7.000000' }], unreadable: 6 })
    expect(csv(Array.from({ length: 900 }, (_, day) => `2026-03-02;${day + 1}`).join('\n')).values).toHaveLength(1)
  })

  it.each([
    ['<html>', 'bcra', 'no es el JSON'],
    ['{"results":{}}', 'bcra', 'no tiene «results»'],
    ['null', 'bcra', 'no tiene «results»'],
    ['{"results":[null,1,{"detalle":[null]}]}', 'bcra', 'ningún valor'],
    ['<html>', 'csv', 'ningún valor'],
    ['', 'csv', 'ningún valor'],
  ] as const)('refuse %j as %s', (text, formato, sentence) => {
    expect(() => readValues(text, { ...daily, formato })).toThrow(sentence)
  })
})
