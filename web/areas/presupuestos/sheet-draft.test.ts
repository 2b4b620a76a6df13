import { describe, expect, it } from 'vitest'
import type { Hoja } from './queries.ts'
import {
  countEdits,
  editsAfterSave,
  noEdits,
  patchOf,
  rowsOf,
  rubroFor,
  type SheetEdits,
  withChanges,
  withLine,
  withoutLine,
} from './sheet-draft.ts'

const item = (id: string, codigo: string) => ({
  id,
  codigo,
  rubroId: 'r2',
  descripcion: `Ítem ${codigo}`,
  unidadId: 'u',
  unidad: 'm',
  cantidad: '2.0000',
  precioUnitario: '3.00',
  importe: '6.00',
  incidencia: '50.00',
  insumos: [],
})
const hoja = {
  presupuesto: { id: 'p', version: 4 },
  rubros: [{ rubroId: 'r2', codigo: '05.01', nombre: 'Muros', padreId: 'r1', importe: '12.00', incidencia: '100.00' }],
  items: [item('a', '05.01.1'), item('b', '05.01.2')],
} as unknown as Hoja
const rubros = [
  { id: 'r1', codigo: '05', nombre: 'Mampostería', padreId: null },
  { id: 'r2', codigo: '05.01', nombre: 'Muros', padreId: 'r1' },
  { id: 'r3', codigo: '06', nombre: 'Aislaciones', padreId: null },
]

describe('edits of a budget sheet', () => {
  it('sends changed, new and removed lines, but no incomplete ones', () => {
    let edits = withChanges(noEdits, [{ id: 'a', key: 'cantidad', value: '5' }], hoja.items)
    const line = {
      rubroId: 'r3',
      codigo: '06.1',
      descripcion: 'Nueva',
      unidadId: 'u',
      cantidad: '1',
      precioUnitario: '9',
    }
    edits = {
      ...edits,
      added: [
        { id: 'n', ...line },
        { ...line, id: 'm', codigo: '06.2', cantidad: '' },
      ],
    }
    edits = withoutLine(edits, 'b')
    expect(countEdits(edits)).toBe(4)
    const { patch, rows, incomplete } = patchOf(hoja, edits)
    expect(patch).toMatchObject({ version: 4, borrar: ['b'] })
    expect(patch.guardar).toEqual([expect.objectContaining({ id: 'a', cantidad: '5', codigo: '05.01.1' }), line])
    expect([rows, incomplete]).toEqual([['a', 'n'], 1])
  })

  it('drops a new line on removal', () => {
    const edits = { ...noEdits, added: [item('n', 'x')] }
    expect(withoutLine(edits, 'n')).toEqual(noEdits)
  })

  it('drops a change that is set back to the stored value', () => {
    const change = (edits: typeof noEdits, key: string, value: string) =>
      withChanges(edits, [{ id: 'a', key, value }], hoja.items)
    const both = change(change(noEdits, 'cantidad', '5'), 'descripcion', 'Otra')
    const one = change(both, 'cantidad', '2.0000')
    expect(one.changed).toEqual({ a: { descripcion: 'Otra' } })
    expect(change(one, 'descripcion', 'Ítem 05.01.1')).toEqual(noEdits)
  })

  it('restores a removed line with its edits, new or stored', () => {
    const before = {
      ...withChanges(noEdits, [{ id: 'a', key: 'cantidad', value: '5' }], hoja.items),
      added: [item('n', 'x'), item('m', 'y')],
    }
    for (const id of ['a', 'n']) expect(withLine(withoutLine(before, id), before, id)).toEqual(before)
    expect(withLine(withoutLine(noEdits, 'b'), noEdits, 'b')).toEqual(noEdits)
  })

  it('shows rubros as a tree above their items', () => {
    const rows = rowsOf(
      hoja,
      withChanges(noEdits, [{ id: 'b', key: 'rubroId', value: 'r3' }], hoja.items),
      hoja,
      rubros,
    )
    expect(rows.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['r1', null],
      ['r2', 'r1'],
      ['r3', null],
      ['a', 'r2'],
      ['b', 'r3'],
    ])
  })

  it('leaves new lines at the end until they are saved', () => {
    const rows = rowsOf(hoja, { ...noEdits, added: [{ ...item('n', '06.1'), rubroId: 'r3' }] }, hoja, rubros)
    expect(rows.map(({ id }) => id)).toEqual(['r1', 'r2', 'a', 'b', 'n'])
    expect(rows.at(-1)!.parentId).toBeNull()
  })

  it('finds the rubro by the longest code prefix, else the default', () => {
    expect(rubroFor('05.01.17', rubros, 'r3')).toBe('r2')
    expect(rubroFor('99.1', rubros, 'r3')).toBe('r3')
  })

  describe('after a save', () => {
    const line = (id: string, codigo: string, more: object = {}) => ({
      rubroId: 'r3',
      descripcion: 'Nueva',
      unidadId: 'u',
      cantidad: '1',
      precioUnitario: '9',
      ...more,
      id,
      codigo,
    })
    const change = (edits: SheetEdits, id: string, key: string, value: string) =>
      withChanges(edits, [{ id, key, value }], hoja.items)
    const sent = {
      ...change(noEdits, 'a', 'cantidad', '5'),
      added: [line('n', '06.1'), line('m', '06.2', { cantidad: '' })],
      removed: ['b'],
    }
    const saved = [{ ...item('a', '05.01.1'), cantidad: '5.0000' }, item('stored', '06.1')]
    const after = (current: SheetEdits) =>
      editsAfterSave({ before: hoja, sent, rows: patchOf(hoja, sent).rows }, current, saved)

    it('only incomplete lines remain if nothing was typed during the save', () => {
      expect(after(sent)).toEqual({ ...noEdits, added: [line('m', '06.2', { cantidad: '' })] })
    })

    it('keeps cells typed during the save, in stored and new lines, and ones set back to the old value', () => {
      expect(after(change(sent, 'a', 'precioUnitario', '8')).changed).toEqual({ a: { precioUnitario: '8' } })
      expect(after(change(sent, 'n', 'descripcion', 'Otra')).changed).toEqual({ stored: { descripcion: 'Otra' } })
      expect(after(change(sent, 'a', 'cantidad', '2.0000')).changed).toEqual({ a: { cantidad: '2.0000' } })
    })

    it('keeps lines added or removed during the save, and adds one again whose removal was undone', () => {
      const added = line('o', '06.3')
      expect(after({ ...sent, added: [...sent.added, added] }).added).toContainEqual(added)
      expect(after(withoutLine(sent, 'n')).removed).toEqual(['stored'])
      expect(after(withoutLine(sent, 'a')).removed).toEqual(['a'])
      expect(after(withLine(sent, noEdits, 'b')).added).toContainEqual(expect.objectContaining({ codigo: '05.01.2' }))
    })
  })
})
