// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { DifferencesTable } from './DifferencesTable.tsx'
import { PrintedSheet } from './PrintedSheet.tsx'
import type { Certificado } from './queries.ts'

afterEach(cleanup)

const difference = (numero: number, periodo: string, importe: string) => ({
  certificadoId: `c${numero}`,
  numero,
  periodo,
  ajusteCertificado: '95344.92',
  ajusteNuevo: '162647.22',
  importe,
})
const line = {
  itemId: 'i1',
  codigo: '04.02.001',
  descripcion: 'Losa',
  unidad: 'm³',
  cantidad: '120.0000',
  precioUnitario: '185432.50',
  cantidadAnterior: '36.0000',
  porcentajePeriodo: '40.00',
  cantidadPeriodo: '48.0000',
  importe: '8900760.00',
  porcentajeAcumulado: '70.00',
  importeAcumulado: '15576330.00',
  saldo: '36.0000',
}
const certificate = {
  numero: 2,
  periodo: '2025-03',
  fechaEmision: '2025-04-02',
  contrato: 'Estructura',
  proveedor: 'Corralón del Bajo S.A.',
  lineas: [line, { ...line, itemId: 'i2', codigo: '04.02.002' }],
  diferencias: [difference(1, '2025-02', '67302.30'), difference(3, '2025-04', '-100.00')],
  diferenciaAjuste: '67202.30',
} as unknown as Certificado

const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent!.trim())

test('differences of a re-issued index: a row per certificate with a link, and a total if there are several', () => {
  const view = render(<DifferencesTable certificate={certificate} place={{ contratoId: 'k1' }} />, {
    wrapper: MemoryRouter,
  })
  const rows = screen.getAllByRole('row')
  expect(rows.slice(1).map(cells)).toEqual([
    ['N.º 1, 02/2025', '95.344,92', '162.647,22', '67.302,30'],
    ['N.º 3, 04/2025', '95.344,92', '162.647,22', '-100,00'],
    ['Total', '67.202,30'],
  ])
  const address = '/finanzas/contratos/k1/certificados/c1'
  expect(screen.getByRole('link', { name: 'N.º 1, 02/2025' }).getAttribute('href')).toBe(address)
  view.rerender(
    <DifferencesTable
      certificate={{ ...certificate, diferencias: certificate.diferencias.slice(0, 1) }}
      place={{ contratoId: 'k1' }}
    />,
  )
  expect(screen.queryByText('Total')).toBeNull()
})

test('the printed foja lists all lines with previous, period, accumulated and balance columns under a title', () => {
  render(<PrintedSheet certificate={certificate} />)
  const table = screen.getByRole('table', { name: 'Foja del certificado' })
  const [title, groups, head, ...rows] = within(table).getAllByRole('row')
  expect(title!.textContent).toBe(
    'Certificado N.º 2 de 03/2025 · Estructura · Corralón del Bajo S.A. · emitido el 02/04/2025',
  )
  const spans = [...groups!.querySelectorAll('th')].slice(2).map((cell) => [cell.textContent, cell.colSpan])
  expect(spans).toEqual([
    ['Contrato', 2],
    ['Anterior', 1],
    ['Del período', 3],
    ['Acumulado', 2],
    ['Saldo', 1],
  ])
  const [item, unit, ...figures] = cells(rows[0]!)
  expect([item, unit]).toEqual(['04.02.001 Losa', 'm³'])
  expect(cells(head!).map((name, at) => [name, figures[at]])).toEqual([
    ['Cantidad', '120'],
    ['Precio', '185.432,50'],
    ['Cantidad', '36'],
    ['%', '40'],
    ['Cantidad', '48'],
    ['Importe', '8.900.760,00'],
    ['%', '70'],
    ['Importe', '15.576.330,00'],
    ['Cantidad', '36'],
  ])
  expect(rows).toHaveLength(2)
})
