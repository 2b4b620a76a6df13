import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { workingDays } from '../../lib/working-days.ts'
import { curveOf, paceOf, progressOfRubros, projectProgress, tasksByRubro, weightsOf } from './progress.ts'

const rubro = (codigo: string, padreId: string | null = null) => ({ id: codigo, codigo, nombre: codigo, padreId })
const rubros = [rubro('04'), rubro('04.01', '04'), rubro('04.02', '04'), rubro('05')]
const task = (id: string, rubroId: string, duracionDias: number, avance: number) => ({
  id,
  rubroId,
  duracionDias,
  avance,
})

describe('physical progress', () => {
  it('weighs tasks by days, and rubros by their share of the budget', () => {
    const leaves = [
      task('a', '04.01', 10, 100),
      task('b', '04.01', 30, 20),
      task('c', '05', 5, 50),
      task('m', '05', 0, 0),
    ]
    const budgeted = new Map([
      ['04.01', 600n],
      ['05', 300n],
      ['04.02', 100n],
    ])
    const byRubro = tasksByRubro(leaves, rubros)
    const weights = weightsOf(byRubro, budgeted)!
    // 04.01: (1000 + 600) / 40 = 40 %; 0.6 x 40 + 0.3 x 50; 04.02 has no tasks.
    expect(projectProgress(leaves, weights)).toBeCloseTo(39, 10)
    const rows = progressOfRubros(rubros, byRubro, budgeted, [{ rubroId: '05', importe: 150n, porcentaje: 800_000n }])
    expect(
      rows.map(({ codigo, incidencia, avance, certificado }) => [codigo, incidencia, avance, certificado]),
    ).toEqual([
      ['04', 70, 40, null],
      ['04.01', 60, 40, null],
      ['04.02', 10, null, null],
      // Half of the rubro is contracted and 80 % of that is certified.
      ['05', 30, 50, 40],
    ])
  })

  it('takes the tasks of the rubro above for one that has none', () => {
    const byRubro = tasksByRubro([task('a', '04', 10, 30)], rubros)
    expect(byRubro.get('04.02')!.map(({ id }) => id)).toEqual(['a'])
    expect(byRubro.get('05')).toBeUndefined()
    expect(weightsOf(byRubro, new Map([['05', 100n]]))).toBeNull()
  })

  it('accumulates plan and progress by month, and estimates by the last three full months', () => {
    const curve = curveOf({
      weights: new Map([['a', 1]]),
      planned: new Map([['a', { inicio: '2026-01-01', fin: '2026-02-28' }]]),
      progress: [
        { tareaId: 'a', fecha: '2025-12-20', avance: 10 },
        { tareaId: 'a', fecha: '2026-02-10', avance: 40 },
        { tareaId: 'a', fecha: '2026-03-05', avance: 50 },
      ],
      days: workingDays([]),
      today: '2026-03-16',
    })
    expect(curve.map(({ mes, plan, real }) => [mes, Math.round(plan), real])).toEqual([
      ['2025-12', 0, 10],
      ['2026-01', 52, 10],
      ['2026-02', 100, 40],
      ['2026-03', 100, 50],
    ])
    // From November (nothing) to February: 40 in three months.
    expect(paceOf(curve, 50, '2026-03-16')!.perMonth).toBeCloseTo(40 / 3, 10)
    expect(paceOf([], 50, '2026-03-16')).toBeNull()
  })
})

const server = useTestServer()

describe('the sample', () => {
  it('has progress that fits its certificates, and the control reports the rubro that does not', async () => {
    const api = await server.current.as('demo@obra.test')
    const params = { proyectoId: 1 }
    const { body } = await api('getPlanAvance', { params })
    expect(Number(body.avance)).toBeGreaterThan(20)
    expect(body.estimacion).toMatch(/^A este ritmo/)
    const over = body.rubros.filter(({ avance, certificado }) => Number(certificado ?? 0) > Number(avance ?? 0) + 1)
    expect(over.map(({ codigo }) => codigo)).toEqual(['07'])
    const points = body.curva.flatMap(({ real }) => (real === null ? [] : Number(real)))
    expect(points).toEqual(points.toSorted((a, b) => a - b))
    expect(points.at(-1)).toBeCloseTo(Number(body.avance), 3)
    expect((await api('getPlan', { params })).body.avance).toBe(body.avance)
    const { cruces } = (await api('getControlResumen', { params })).body
    expect(cruces.filter(({ tipo }) => tipo === 'certificadoSobreAvance')).toHaveLength(1)
  })

  it('says what is missing in an empty project', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('getPlanAvance', { params: { proyectoId: 4 } })
    expect(body).toMatchObject({
      avance: null,
      curva: [],
      estimacion: 'Para ver el avance hacen falta tareas en el plan.',
    })
  })
})
