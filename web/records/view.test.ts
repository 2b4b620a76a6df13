import { expect, it } from 'vitest'
import { filtersOf, firstView, recordView as viewOf } from './view.ts'

const options = (...values: string[]) => values.map((value) => ({ value, label: value }))
const recordView = viewOf({
  sorts: ['fecha', 'total'],
  choices: [
    { name: 'estado', label: 'Estado', options: options('borrador', 'registrado') },
    { name: 'estadoPago', label: 'Pago', options: options('vencido') },
  ],
})
const address = (text: string) => recordView.read(new URLSearchParams(text))

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
  const written = Object.entries(recordView.write(view)).filter(([, value]) => value !== undefined) as [
    string,
    string,
  ][]
  expect(written.map(([name]) => name).toSorted()).toEqual(['abierto', 'buscar', 'orden', 'pagina', 'pago', 'sentido'])
  expect(address(new URLSearchParams(written).toString())).toEqual(view)
  expect(Object.values(recordView.write(firstView)).filter(Boolean)).toEqual([])
})

it('replaces invalid values by the defaults', () => {
  expect(
    address('pagina=-1&orden=nada&sentido=nada&desde=ayer&hasta=2026-02-30&estado=x&clase=y&pago=&proveedor=<b>'),
  ).toEqual(firstView)
  expect(address('orden=vencimiento&estado=borrador')).toEqual({ ...firstView, estado: 'borrador' })
  expect(filtersOf(address('pago=vencido&hasta=2026-03-01'))).toEqual(['estadoPago', 'hasta'])
})
