import { describe, expect, it } from 'vitest'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { useTestServer } from '../../../tests/support/server.ts'

type ProjectDashboard = components['schemas']['ProjectDashboard']

const server = useTestServer()
const sum = (list: number[]) => list.reduce((total, each) => total + each, 0)

async function projectDashboard(
  email: string,
  desarrolladoraId: number,
  proyectoId: number,
): Promise<ProjectDashboard> {
  const api = await server.current.as(email)
  await api('setActiveDeveloper', { body: { desarrolladoraId } })
  await api('setActiveProject', { body: { proyectoId } })
  return (await api('getProjectDashboard')).body
}

describe('the project dashboard', () => {
  it('answers 409 with a message in Spanish while no project is active', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { status, body } = await api('getProjectDashboard')
    expect(status).toBe(409)
    expect(body).toMatchObject({
      error: 'No active project',
      message: expect.stringContaining('Elegí una desarrolladora'),
    })
  })

  it('is that of the active project', async () => {
    const first = await projectDashboard('demo@obra.test', 1, 1)
    const second = await projectDashboard('demo@obra.test', 2, 6)
    expect(first.budgetDetails.totals.total).not.toBe(second.budgetDetails.totals.total)
    expect(second.teamMembers.map((member) => member.name)).toContain('Marisa Quaglia')
  })

  it("answers 409 after the user has left the project's company", async () => {
    await projectDashboard('martin@obra.test', 6, 16)
    const { store } = server.current.services
    await store.write((db) => db.deleteFrom('memberships').where('companyId', '=', 6).execute())
    const api = await server.current.as('martin@obra.test')
    expect((await api('getProjectDashboard')).status).toBe(409)
  })

  it('shows zeros for a project without figures', async () => {
    const { store } = server.current.services
    await store.write((db) => db.deleteFrom('projectDashboards').where('projectId', '=', 4).execute())
    const dashboard = await projectDashboard('demo@obra.test', 1, 4)
    expect(dashboard.budgetDetails).toMatchObject({ rows: [], totals: { total: 0 } })
  })

  it('has consistent counts of issues', async () => {
    const rows = await server.current.services.store.read.selectFrom('projectDashboards').selectAll().execute()
    expect(rows.length).toBeGreaterThanOrEqual(20)
    for (const { content } of rows) {
      const dashboard = JSON.parse(content) as ProjectDashboard
      for (const week of ['this-week', 'last-week'] as const) {
        const issues = dashboard.githubIssues.overview[week]
        const [opened, closed] = dashboard.githubIssues.series[week]
        expect([sum(opened!.data), sum(closed!.data)]).toEqual([issues['new-issues'], issues['closed-issues']])
        expect(issues.fixed + issues['wont-fix']).toBe(issues['closed-issues'])
      }
    }
  })
})

describe('the tasks of a project dashboard', () => {
  it('are those of the plan in each week, by state', async () => {
    const { taskDistribution } = await projectDashboard('demo@obra.test', 1, 1)
    const week = taskDistribution.overview['this-week']
    expect(week.new).toBeGreaterThan(0)
    expect(sum(taskDistribution.series['this-week'])).toBe(week.new)
    expect(taskDistribution.labels[3]).toBe('Terminada')
    expect(taskDistribution.series['this-week'][3]).toBe(week.completed)
    expect((await projectDashboard('demo@obra.test', 1, 4)).taskDistribution.overview['this-week'].new).toBe(0)
  })
})

describe('the money of a project dashboard', () => {
  const inCents = (list: number[]) => Math.round(sum(list) * 100) / 100
  const series = (expenses: ProjectDashboard['weeklyExpenses'], name = 'Gastos') =>
    expenses.series.find((each) => each.name === name)!.data

  it('equals the control, in every sample project', async () => {
    const { store } = server.current.services
    const projects = await store.read.selectFrom('projects').select(['id', 'companyId', 'estado']).execute()
    const demo = await store.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'demo@obra.test')
      .executeTakeFirst()
    const member = { userId: demo!.id, rol: 'miembro' as const }
    const memberships = [6, 7].map((companyId) => ({ ...member, companyId, cuitDigits: `own ${companyId}` }))
    await store.write((db) => db.insertInto('memberships').values(memberships).execute())
    const api = await server.current.as('demo@obra.test')
    for (const { id, companyId, estado } of projects) {
      const dashboard = await projectDashboard('demo@obra.test', companyId, id)
      const { weeklyExpenses, monthlyExpenses, yearlyExpenses, budgetDetails, budgetDistribution } = dashboard
      const params = { proyectoId: id }
      const { items, totales, valuacion } = (await api('getControlPresupuestario', { params, query: { size: 200 } }))
        .body
      const rubros = items.filter(({ padreId }) => padreId === null)
      expect(dashboard.currency).toBe(valuacion.moneda)
      expect([budgetDetails.totals.total, budgetDetails.totals.expensesAmount]).toEqual([
        Number(totales.vigente),
        Number(totales.ejecutado),
      ])
      expect(budgetDetails.rows.map(({ type, total, expensesAmount }) => [type, total, expensesAmount])).toEqual(
        rubros.map(({ nombre, vigente, ejecutado }) => [nombre, Number(vigente), Number(ejecutado)]),
      )
      expect(inCents(budgetDetails.rows.map((row) => row.remainingAmount))).toBe(budgetDetails.totals.remainingAmount)
      expect(inCents(series(yearlyExpenses))).toBe(budgetDetails.totals.expensesAmount)
      expect(inCents(series(monthlyExpenses))).toBe(yearlyExpenses.amount)
      expect(inCents(series(weeklyExpenses).slice(-4))).toBe(monthlyExpenses.amount)
      expect(series(weeklyExpenses).at(-1)).toBe(weeklyExpenses.amount)
      // Project 4 is empty; all others are in progress and have data.
      expect(totales.vigente === '0.00').toBe(estado === 'planificado')
      if (estado === 'planificado') continue
      expect(sum(budgetDistribution.series[0]!.data)).toBeCloseTo(100, 6)
      expect(budgetDistribution.categories.length).toBeLessThanOrEqual(8)
      expect(inCents(series(monthlyExpenses, 'Previsto'))).toBe(inCents(series(yearlyExpenses, 'Previsto').slice(-1)))
      expect(budgetDetails.plannedAmount).toBeGreaterThan(0)
      expect(budgetDetails.totals.expensesPercentage).toBeGreaterThan(20)
      expect(budgetDetails.totals.expensesPercentage).toBeLessThan(80)
      const flow = (await api('getFlujo', { params })).body
      // This month also includes overdue amounts.
      for (const { mes, acumulado } of flow.meses)
        if (mes < flow.mesActual) expect(Number(acumulado), `${id}: ${mes}`).toBeGreaterThanOrEqual(0)
    }
  })

  it('changes with new documents: a registered invoice is spent this week', async () => {
    const before = await projectDashboard('demo@obra.test', 1, 2)
    const api = await server.current.as('demo@obra.test')
    const params = { proyectoId: 2 }
    const sample = (await api('listComprobantes', { params, query: { estado: 'registrado' } })).body.items[0]!
    const { tipo, letra, puntoVenta, proveedorId, fecha, imputaciones } = sample
    const { rubroId } = imputaciones[0]!
    const made = await api('createComprobante', {
      params,
      body: {
        tipo: tipo === 'notaCredito' ? 'factura' : tipo,
        letra,
        puntoVenta,
        numero: 99_123,
        proveedorId,
        fecha,
        moneda: 'ARS',
        neto: '1000.50',
        imputaciones: [{ rubroId }],
        iva: letra === 'A' ? [{ alicuota: '21' }] : [],
      },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { id, version } = made.body
    await api('registerComprobante', { params: { proyectoId: 2, id }, body: { version } })
    const after = await projectDashboard('demo@obra.test', 1, 2)
    expect(after.budgetDetails.totals.expensesAmount - before.budgetDetails.totals.expensesAmount).toBeCloseTo(
      1000.5,
      2,
    )
    expect(after.weeklyExpenses.amount - before.weeklyExpenses.amount).toBeCloseTo(1000.5, 2)
  })
})

describe('the demo dashboards', () => {
  it('have the exact constants of the seed in analytics', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('getAnalyticsDashboard')
    const splits = [body.newVsReturning, body.gender, body.age, body.language]
    expect(splits.map((split) => split.series)).toEqual([
      [80, 20],
      [55, 45],
      [35, 65],
      [25, 75],
    ])
    expect(splits.map((split) => split.uniqueVisitors)).toEqual([46085, 46085, 46085, 46085])
  })

  it('have a year of visitors up to the day of seeding, beside the year before it', async () => {
    const api = await server.current.as('demo@obra.test')
    const { series } = (await api('getAnalyticsDashboard')).body.visitors
    const thisYear = series['this-year'][0]!.data
    const lastYear = series['last-year'][0]!.data
    expect([thisYear.length, lastYear.length]).toEqual([365, 365])
    expect([thisYear[0]!.x, thisYear.at(-1)!.x, lastYear.at(-1)!.x]).toEqual(['2025-03-17', '2026-03-16', '2025-03-16'])
  })

  it('add up: amounts of analytics are the sums of their series', async () => {
    const api = await server.current.as('demo@obra.test')
    const { conversions, impressions, visits } = (await api('getAnalyticsDashboard')).body
    for (const measure of [conversions, impressions, visits]) {
      expect(sum(measure.series[0]!.data)).toBe(measure.amount)
      expect(measure.labels).toHaveLength(measure.series[0]!.data.length)
    }
  })

  it('have the exact limits of the seed in finance, and both kinds of statement and transaction', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('getFinanceDashboard')
    expect(body.budget).toMatchObject({ expensesLimit: 20000, savingsGoal: 250000, billsLimit: 1000 })
    expect([body.previousStatement.limit, body.currentStatement.limit]).toEqual([34500, 34500])
    expect([body.previousStatement.status, body.currentStatement.status]).toEqual(['paid', 'pending'])
    expect(new Set(body.recentTransactions.map((each) => each.status))).toEqual(new Set(['completed', 'pending']))
    const dates = body.recentTransactions.map((each) => each.date)
    expect(dates[0]!.slice(0, 10)).toBe('2026-03-16')
  })

  it('have the same bitcoin price everywhere in crypto', async () => {
    const api = await server.current.as('martin@obra.test')
    const { body } = await api('getCryptoDashboard')
    expect(body.btc.amount).toBe(body.prices.btc)
    expect(body.btc.price.series[0]!.data.at(-1)!.y).toBe(body.btc.amount)
    for (const watched of body.watchlist) expect(watched.series[0]!.data.at(-1)!.y).toBe(watched.amount)
  })

  it('are 404 without demo data', async () => {
    const { store } = server.current.services
    await store.write((db) => db.deleteFrom('demoDashboards').where('name', '=', 'crypto').execute())
    const api = await server.current.as('demo@obra.test')
    expect((await api('getCryptoDashboard')).status).toBe(404)
  })
})
