import { describe, expect, it } from 'vitest'
import { Problem } from '../../lib/problem.ts'
import { projectDefaults } from './company-projects.service.ts'
import { changedProject } from './project-rules.ts'

type Proyecto = Parameters<typeof changedProject>[0]

const states = ['planificado', 'activo', 'pausado', 'terminado', 'cancelado'] as const
/** The steps of docs/domain/projects.md, States of a project. */
const allowedSteps = [
  'planificado activo',
  'planificado cancelado',
  'activo pausado',
  'activo terminado',
  'activo cancelado',
  'pausado activo',
  'pausado terminado',
  'pausado cancelado',
]
const today = '2026-03-16'
const endFields = { terminado: { fechaFinReal: '2026-03-01' }, cancelado: { motivo: 'Sin permiso' } }
const inState = (estado: Proyecto['estado'], more: Partial<Proyecto> = {}): Proyecto => ({
  ...projectDefaults,
  id: 1,
  nombre: 'Torre',
  codigo: 'T',
  tipo: 'edificio',
  estado,
  ...(endFields as Record<string, Partial<Proyecto>>)[estado],
  ...more,
})

function refusal(before: Proyecto, change: Partial<Proyecto>): Problem {
  try {
    changedProject(before, change, today)
  } catch (error) {
    return error as Problem
  }
  throw new Error('It was not refused')
}

const steps = states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const))

describe('the states of a project', () => {
  it.each(steps)('change from %s to %s', (from, to) => {
    const change = { estado: to, ...(to === 'cancelado' && { motivo: 'Sin permiso' }) }
    if (allowedSteps.includes(`${from} ${to}`)) {
      expect(changedProject(inState(from), change, today).estado).toBe(to)
      return
    }
    const { status, message } = refusal(inState(from), change)
    expect(status).toBe(409)
    expect(message).toContain(`Un proyecto «${from}» no puede pasar a «${to}»`)
  })

  it('keep a reason only while cancelled', () => {
    expect(refusal(inState('activo'), { estado: 'cancelado', motivo: ' ' }).issues?.[0]?.field).toBe('motivo')
    expect(refusal(inState('cancelado'), { motivo: null }).issues?.[0]?.field).toBe('motivo')
    expect(changedProject(inState('activo'), { motivo: 'nada' }, today).motivo).toBeNull()
  })

  it('have an end date once ended: today, or the given one', () => {
    const end = (before: Proyecto, change: Partial<Proyecto>) => changedProject(before, change, today).fechaFinReal
    expect(end(inState('activo'), { estado: 'terminado' })).toBe(today)
    expect(end(inState('activo'), { estado: 'terminado', fechaFinReal: '2026-02-20' })).toBe('2026-02-20')
    expect(end(inState('terminado'), { fechaFinReal: '2026-02-20' })).toBe('2026-02-20')
    expect(end(inState('activo'), { fechaFinReal: '2026-02-20' })).toBeNull()
    expect(end(inState('cancelado'), { fechaFinReal: '2026-02-20' })).toBe('2026-02-20')
    for (const [day, fechaInicio] of [
      ['2026-03-17', null],
      ['2026-02-20', '2026-02-21'],
    ] as const) {
      const refused = refusal(inState('activo', { fechaInicio }), { estado: 'terminado', fechaFinReal: day })
      expect([day, refused.issues?.[0]?.field]).toEqual([day, 'fechaFinReal'])
    }
  })
})
