import { describe, expect, it } from 'vitest'
import { bodyOf, draftErrors, draftOf } from './draft.ts'
import { nounOf, type Entry } from './nouns.ts'
import { missingMonths, readPasted } from './pasted.ts'

describe('the draft of an entry', () => {
  const noun = nounOf('cotizaciones')
  const common = { id: '1', activo: true, version: 3, usos: 0 }
  const entry: Entry = {
    ...common,
    moneda: 'USD',
    tipo: 'MEP',
    fecha: '2026-03-13',
    compra: '1390.00',
    venta: '1415.5',
    fuente: '',
  }

  it('is sent as it came where nothing changed, and else only what did', () => {
    const draft = draftOf(noun, entry)
    expect(bodyOf(noun, draft, entry)).toEqual({})
    expect(bodyOf(noun, { ...draft, venta: '1.420,25' }, entry)).toEqual({ venta: '1420.25' })
  })

  it('leaves out a decimal that a new one may leave out', () => {
    const draft = { ...draftOf(noun, undefined), fecha: '2026-03-13', venta: '1400' }
    expect(bodyOf(noun, draft, undefined)).toEqual({
      moneda: 'USD',
      tipo: 'oficial',
      fecha: '2026-03-13',
      venta: '1400',
      fuente: '',
    })
    expect(draftErrors(noun, { ...draft, venta: 'x' }).venta).toContain('1.234,56')
    expect(draftErrors(noun, { ...draft, fecha: '' }).fecha).toBe('Es obligatorio.')
  })
})

describe('pasted values', () => {
  it('are read with months and numbers as people write them, without their heading', () => {
    const text = 'Mes\tValor\n01/2026\t18.100,25\n2026-02\t18642.3\n01/03/2026;$ 18.900\n'
    expect(readPasted(text, true)).toEqual({
      rows: [
        { when: '2026-01', value: '18100.25' },
        { when: '2026-02', value: '18642.3' },
        { when: '2026-03', value: '18900' },
      ],
      wrong: [],
    })
  })

  it('tell which lines are not understood', () => {
    expect(readPasted('13/03/2026\t1415\nayer\t3\n14/03/2026\t0', false).wrong).toEqual([
      'Línea 2: «ayer\t3»',
      'Línea 3: «14/03/2026\t0»',
    ])
  })

  it('show which months are missing', () => {
    expect(missingMonths(['2026-02', '2025-11', '2025-12'])).toEqual(['2026-01'])
    expect(missingMonths([])).toEqual([])
  })
})
