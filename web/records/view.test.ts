import { expect, it } from 'vitest'
import { filtersOf, firstView, moneyView } from './view.ts'

const address = (text: string) => moneyView.read(new URLSearchParams(text))

it('is restored from the address, which leaves defaults out', () => {
  const view = {
    ...firstView,
    search: 'corralón',
    page: 3,
    sort: 'total',
    order: 'asc',
    estadoPago: 'vencido',
    open: 'x',
  } as const
  const written = Object.entries(moneyView.write(view)).filter(([, value]) => value !== undefined) as [string, string][]
  expect(written.map(([name]) => name).toSorted()).toEqual(['abierto', 'buscar', 'orden', 'pagina', 'pago', 'sentido'])
  expect(address(new URLSearchParams(written).toString())).toEqual(view)
  expect(Object.values(moneyView.write(firstView)).filter(Boolean)).toEqual([])
})

it('replaces invalid values by the defaults', () => {
  expect(address('pagina=-1&orden=nada&sentido=nada&desde=ayer')).toEqual(firstView)
  expect(filtersOf(address('pago=vencido&hasta=2026-03-01'))).toEqual(['estadoPago', 'hasta'])
})
