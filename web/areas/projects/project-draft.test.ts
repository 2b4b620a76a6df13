import { describe, expect, it } from 'vitest'
import { draftOf, emptyProject, inputOf, projectErrors, type Proyecto } from './project-draft.ts'

const project: Proyecto = {
  id: 1,
  nombre: 'Torre',
  descripcion: '',
  codigo: 'T',
  direccion: '',
  tipo: 'edificio',
  estado: 'activo',
  motivo: null,
  monedaBase: 'USD',
  fechaInicio: '2026-03-01',
  fechaFinPlan: null,
  fechaFinReal: null,
  superficieCubierta: '1250.5000',
  superficieVendible: null,
  unidades: 12,
  indiceId: null,
  mesBase: '2026-02',
  archivado: false,
  version: 3,
}

describe('the draft of a project', () => {
  it('converts from a project and back', () => {
    const sent = inputOf(draftOf(project))
    expect(sent).toMatchObject({ nombre: 'Torre', fechaInicio: '2026-03-01', fechaFinPlan: null, unidades: 12 })
    expect(Number(sent.superficieCubierta)).toBe(1250.5)
    expect(projectErrors(draftOf(project))).toEqual({})
  })

  it('reports missing and invalid fields', () => {
    expect(projectErrors(emptyProject)).toEqual({ nombre: 'El nombre es requerido' })
    const wrong = { ...emptyProject, nombre: 'x', unidades: 'muchas', superficieCubierta: 'x', fechaInicio: '31/02' }
    expect(Object.keys(projectErrors(wrong)).toSorted()).toEqual(['fechaInicio', 'superficieCubierta', 'unidades'])
    expect(projectErrors({ ...emptyProject, nombre: 'x', estado: 'cancelado' })).toHaveProperty('motivo')
  })
})
