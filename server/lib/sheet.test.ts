import { describe, expect, it } from 'vitest'
import { unzipSync, strFromU8 } from 'fflate'
import { writeSheet, type SheetColumn } from './sheet.ts'

type Row = { nombre: string; precio: string; fecha: string; mes: string; activo: boolean; nota: string | null }
const columns: SheetColumn<Row>[] = [
  { title: 'Nombre', kind: 'text', value: (row) => row.nombre },
  { title: 'Precio', kind: 'decimal', value: (row) => row.precio },
  { title: 'Fecha', kind: 'day', value: (row) => row.fecha },
  { title: 'Mes', kind: 'month', value: (row) => row.mes },
  { title: 'Activo', kind: 'flag', value: (row) => row.activo },
  { title: 'Nota', kind: 'text', value: (row) => row.nota },
]
const rows = [
  { nombre: '=1+1', precio: '-1009534.49', fecha: '2026-03-16', mes: '2026-03', activo: true, nota: null },
  { nombre: 'Caño; ñandú', precio: '0.1234', fecha: '2026-01-02', mes: '2026-01', activo: false, nota: '+54' },
]

describe('a list as a file', () => {
  it('is CSV in Spanish, with formulas escaped and negative amounts as numbers', async () => {
    const file = await writeSheet('csv', 'precios', columns, rows)
    expect(file.fileName).toBe('precios.csv')
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)).toBe(
      "\uFEFFNombre;Precio;Fecha;Mes;Activo;Nota\r\n'=1+1;-1009534,49;16/03/2026;03/2026;Sí;\r\n" +
        '"Caño; ñandú";0,1234;02/01/2026;01/2026;No;\'+54\r\n',
    )
  })

  it('is XLSX with numeric cells and no formula', async () => {
    const { bytes } = await writeSheet('xlsx', 'precios', columns, rows)
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
    expect(sheet).toContain('<v>-1009534.49</v>')
    expect(sheet).not.toContain('<f>')
  })
})
