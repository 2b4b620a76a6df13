import { describe, expect, it } from 'vitest'
import { contractErrors, draftOf, emptyDraft, inputOf, type ContractDraft } from './contract-draft.ts'
import type { Contrato } from './queries.ts'

const cac = { indiceId: 'cac', peso: '' }
const wholeCac = { indiceId: 'cac', peso: '100' }
const filled = (more: Partial<ContractDraft>): ContractDraft => ({
  ...emptyDraft(),
  proveedor: { id: 'p', label: 'Corralón' },
  objeto: 'Estructura',
  ...more,
})

describe('the terms of a contract', () => {
  it('propose values of a month before and a frozen advance, but only if there is an index, and an advance', () => {
    const terms = (more: Partial<ContractDraft>) => {
      const { indices, indiceDesfase, anticipoCongela } = inputOf(filled(more), {}, 'ARS')
      return { indices, indiceDesfase, anticipoCongela }
    }
    expect(terms({ anticipo: '20' })).toEqual({ indices: [], indiceDesfase: 0, anticipoCongela: false })
    expect(terms({ indices: [cac] })).toEqual({ indices: [wholeCac], indiceDesfase: 1, anticipoCongela: false })
    expect(terms({ indices: [cac], anticipo: '20' })).toMatchObject({ anticipoCongela: true })
  })

  it('weigh a single index with 100, and several with what was typed', () => {
    const indices = (...pesos: string[]) =>
      inputOf(filled({ indices: pesos.map((peso, row) => ({ indiceId: `i${row}`, peso })) }), {}, 'ARS').indices
    expect(indices('60')).toEqual([{ indiceId: 'i0', peso: '100' }])
    expect(indices('60,5', '39,5')).toEqual([
      { indiceId: 'i0', peso: '60.5' },
      { indiceId: 'i1', peso: '39.5' },
    ])
  })

  it('are in the currency of the project unless another is chosen, whose typed rate is sent', () => {
    expect(inputOf(filled({}), {}, 'USD')).toMatchObject({ moneda: 'USD', cotizacion: null })
    const dollars = filled({ moneda: 'USD', cotizacion: '1.450,5', fecha: '2026-03-02' })
    const cotizacion = { tipo: 'manual', fecha: '2026-03-02', valor: '1450.5' }
    expect(inputOf(dollars, {}, 'ARS')).toMatchObject({ moneda: 'USD', cotizacion })
  })

  it('need an index in each line of the formula, with its weight if there are several', () => {
    const errors = contractErrors(filled({ indices: [cac, { indiceId: '', peso: '' }] }))
    expect(errors['indices.1.indiceId']).toBe('Elegí un índice.')
    expect(errors['indices.1.peso']).toBeTruthy()
    expect(contractErrors(filled({ indices: [{ indiceId: 'cac', peso: '' }] }))['indices.0.peso']).toBeUndefined()
  })

  it('are those of a stored contract when it is edited', () => {
    const stored = {
      proveedorId: 'p',
      proveedor: 'Corralón',
      objeto: 'Estructura',
      fecha: '2026-03-02',
      plazoDias: 90,
      moneda: 'USD',
      cotizacion: null,
      mesBase: '2026-01',
      anticipoPorcentaje: '20.00',
      fondoReparoPorcentaje: '5.00',
      indices: [{ indiceId: 'cac', peso: '100.00', codigo: 'CAC' }],
      indiceDesfase: 0,
      anticipoCongela: false,
      alicuotaIva: '10.5',
    } as unknown as Contrato
    const draft = draftOf(stored, 'USD')
    expect(draft).toMatchObject({ moneda: '', desfase: '0', congela: false, alicuotaIva: '10.5', indices: [cac] })
    expect(inputOf(draft, {}, 'USD')).toMatchObject({ mesBase: '2026-01', indiceDesfase: 0, alicuotaIva: '10.5' })
  })
})
