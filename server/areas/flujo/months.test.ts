import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowOf, netOf, nothing, restOf, uncontractedOf, type MonthSum } from './months.ts'

const range = { desde: '2026-01', hasta: '2026-04', now: '2026-02' }

describe('the months of the cash flow', () => {
  it('count overdue amounts in the current month, and carry over earlier ones', () => {
    const sums: MonthSum[] = [
      { kind: 'cobros', mes: '2025-06', importe: 500n },
      { kind: 'pagos', mes: '2026-01', importe: 100n },
      { kind: 'comprobantes', mes: '2025-11', importe: 30n },
      { kind: 'certificados', mes: '2026-04', importe: 7n },
      { kind: 'contratos', mes: '2026-09', importe: 9n },
    ]
    const { before, after, months } = flowOf(sums, range)
    expect([netOf(before), after.contratos]).toEqual([500n, 9n])
    expect(months.map(({ mes, neto, acumulado }) => [mes, neto, acumulado])).toEqual([
      ['2026-01', -100n, 400n],
      ['2026-02', -30n, 370n],
      ['2026-03', 0n, 370n],
      ['2026-04', -7n, 363n],
    ])
  })

  it('spread the rest of a contract until its end, to the cent', () => {
    const contract = { fecha: '2025-12-10', plazoDias: 120, total: 1000n, totalBase: 1000n, cubierto: 0n }
    const parts = restOf(contract, '2026-02')
    expect(parts.map(({ mes, importe }) => [mes, importe])).toEqual([
      ['2026-02', 333n],
      ['2026-03', 333n],
      ['2026-04', 334n],
    ])
    // The rest of an overdue contract is in the current month; a fully certified contract has no rest.
    expect(restOf({ ...contract, cubierto: 400n }, '2027-01')).toEqual([
      { kind: 'contratos', mes: '2027-01', importe: 600n },
    ])
    expect(restOf({ ...contract, cubierto: 1000n }, '2026-02')).toEqual([])
  })

  it('spread the budget without a contract by working days, else evenly until the planned end', () => {
    const work = new Map([
      [
        '01',
        new Map([
          ['2026-04', 2],
          ['2026-03', 5],
          ['2026-05', 2],
        ]),
      ],
      ['02', new Map<string, number>()],
    ])
    const dates = { from: '2025-06-01', to: '2026-04-30' }
    const spread = (rubroId: string, planned: typeof dates | null = dates) =>
      uncontractedOf({ rubroId, cents: 90_000_001n }, { work, dates: planned, thisMonth: '2026-03' }).map(
        ({ mes, importe }) => [mes, importe],
      )
    expect(spread('01')).toEqual([
      ['2026-03', 50_000_000n],
      ['2026-04', 20_000_000n],
      ['2026-05', 20_000_001n],
    ])
    // Its tasks have ended; without tasks, and without dates either.
    expect(spread('02')).toEqual([['2026-03', 90_000_001n]])
    expect(spread('03')).toEqual([
      ['2026-03', 45_000_000n],
      ['2026-04', 45_000_001n],
    ])
    expect(spread('03', null)).toEqual([['2026-03', 90_000_001n]])
    expect(spread('03', { from: '2026-06-01', to: '2026-06-30' })).toEqual([['2026-06', 90_000_001n]])
  })

  it('end with the sum of everything, in any order of the sums', () => {
    const kinds = Object.keys(nothing()) as (keyof ReturnType<typeof nothing>)[]
    const month = fc
      .integer({ min: 0, max: 30 })
      .map((index) => `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`)
    const sum = fc.record({
      kind: fc.constantFrom(...kinds),
      mes: month,
      importe: fc.bigInt({ min: 0n, max: 10n ** 15n }),
    })
    fc.assert(
      fc.property(fc.array(sum, { maxLength: 40 }), (sums) => {
        const { after, months } = flowOf(sums, range)
        const whole = sums.reduce((all, { kind, importe }) => ({ ...all, [kind]: all[kind] + importe }), nothing())
        expect(months.at(-1)!.acumulado + netOf(after)).toBe(netOf(whole))
      }),
    )
  })
})
