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
  contrato: 'Estructura',
  proveedor: 'Corralón del Bajo S.A.',
  lineas: [line, { ...line, itemId: 'i2', codigo: '04.02.002' }],
  diferencias: [difference(1, '2025-02', '67302.30'), difference(3, '2025-04', '-100.00')],
  diferenciaAjuste: '67202.30',
} as unknown as Certificado

const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent!.trim())

test('the differences of a re-issued index: a line for each certificate that leads to it, and their sum', () => {
  const shown = render(<DifferencesTable certificate={certificate} place={{ contratoId: 'k1' }} />, {
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
  shown.rerender(
    <DifferencesTable
      certificate={{ ...certificate, diferencias: certificate.diferencias.slice(0, 1) }}
      place={{ contratoId: 'k1' }}
    />,
  )
  expect(screen.queryByText('Total')).toBeNull()
})

test('the printed foja has all lines, each with previous, period, accumulated and balance, under a head of its own', () => {
  render(<PrintedSheet certificate={certificate} />)
  const table = screen.getByRole('table', { name: 'Foja del certificado' })
  const [title, head, ...rows] = within(table).getAllByRole('row')
  expect(title!.textContent).toBe('Certificado N.º 2 de 03/2025 · Estructura · Corralón del Bajo S.A.')
  expect(Object.fromEntries(cells(head!).map((name, at) => [name, cells(rows[0]!)[at]]))).toEqual({
    Ítem: '04.02.001 Losa',
    'Un.': 'm³',
    Cantidad: '120',
    Precio: '185.432,50',
    Anterior: '36',
    '% período': '40',
    Período: '48',
    Importe: '8.900.760,00',
    '% acumulado': '70',
    Acumulado: '15.576.330,00',
    Saldo: '36',
  })
  expect(rows).toHaveLength(2)
})
