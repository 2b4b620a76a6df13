import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, addMonths, dayAt } from '../../lib/calendar.ts'
import type { Body } from '../../http/contract.ts'
import { exact, fromScaled, roundTo } from '../../money/decimal.ts'
import { fixRate } from '../../money/company-rates.ts'
import type { ProjectScope } from '../../records/record.ts'
import { draftOf, insertSampleRecords } from '../../records/record-rows.ts'
import { selectProject } from '../../records/record.queries.ts'
import { filledProjects, sampleId } from '../../records/sample.ts'
import { contratos, storeLines, validate, type Contrato } from './record.ts'

type SampleContract = {
  objeto: string
  rubros: string[]
  /** Of the budget's price. */
  share: string
  anticipo: string
  reparo: string
  /** From the base month to its date. */
  months: number
  plazoDias: number
  /** How many certificates it has, at most. */
  certificates: number
  /** Terms in projects in pesos; `indices` are positions in the sample indices, with their weights. */
  inPesos?: {
    moneda?: Contrato['moneda']
    indices?: [place: number, peso: string][]
    indiceDesfase?: number
    anticipoCongela?: boolean
  }
}

const contractsLightly = 3

type Budget = { id: string; proyectoId: number; mesBase: string; moneda: string; companyId: number }

const inRubros = (codigo: string, rubros: string[]) =>
  rubros.some((rubro) => codigo === rubro || codigo.startsWith(`${rubro}.`))

/** The items of a budget with the codes of their rubros. */
function itemsOf(db: Db, budgetId: string) {
  return db
    .selectFrom('presupuestoItems')
    .innerJoin('rubros', 'rubros.id', 'presupuestoItems.rubroId')
    .select(['presupuestoItems.id', 'rubros.codigo as rubro', 'rubroId', 'cantidad', 'precioUnitario'])
    .where('presupuestoId', '=', budgetId)
    .orderBy('presupuestoItems.seq')
    .execute()
}

/** A supplier that works in the rubro, or else any supplier. */
async function supplierOf(db: Db, company: number, rubro: string): Promise<string> {
  const found = await db
    .selectFrom('proveedores')
    .leftJoin('proveedorRubros', 'proveedorRubros.proveedorId', 'proveedores.id')
    .leftJoin('rubros', 'rubros.id', 'proveedorRubros.rubroId')
    .select('proveedores.id')
    .where('proveedores.desarrolladoraId', '=', company)
    .orderBy((eb) => eb.case().when('rubros.codigo', '=', rubro).then(0).else(1).end())
    .orderBy('proveedores.seq')
    .executeTakeFirstOrThrow()
  return found.id
}

/** Gives the lines fixed ids, the same in every seeding. */
async function nameLines(db: Db, projectId: number, contratoId: string, first: number): Promise<void> {
  const lines = db.selectFrom('contratoItems').select('seq').where('contratoId', '=', contratoId).orderBy('seq')
  for (const [index, { seq }] of (await lines.execute()).entries()) {
    const id = sampleId(projectId, 'contratoItems', first + index)
    await db.updateTable('contratoItems').set({ id }).where('seq', '=', seq).execute()
  }
}

/** The terms of a sample contract that depend on the currency of its budget. */
function termsIn({ moneda: ofBudget, companyId }: Budget, { inPesos = {} }: SampleContract) {
  const moneda = ofBudget as Contrato['moneda']
  if (moneda !== 'ARS') return { moneda, indices: [] }
  const { indices = [[0, '100']], ...terms } = inPesos
  const formula = indices.map(([place, peso]) => ({ indiceId: sampleId(companyId, 'indices', place), peso }))
  return { moneda, ...terms, indices: formula }
}

/** Creates a contract with the same rules as a request. */
async function seedContract(scope: ProjectScope, budget: Budget, sample: SampleContract, place: number) {
  const { objeto, rubros, share, anticipo, reparo, months, plazoDias, certificates } = sample
  const { db, today } = scope
  const items = (await itemsOf(db, budget.id)).filter(({ rubro }) => inRubros(rubro, rubros))
  const planned = addDays(`${addMonths(budget.mesBase, months)}-01`, 14)
  const fecha = planned > today ? today : planned
  const isDraft = planned > today || certificates === 0
  const terms = termsIn(budget, sample)
  const rate = await fixRate(scope, { moneda: terms.moneda, fecha }, budget.moneda)
  const input: Body<'createContrato'> = {
    proveedorId: await supplierOf(db, budget.companyId, rubros[0]!),
    objeto,
    anticipoPorcentaje: anticipo,
    fondoReparoPorcentaje: reparo,
    plazoDias,
    mesBase: budget.mesBase,
    fecha,
    ...terms,
    items: items.map((item) => ({
      itemId: item.id,
      cantidad: fromScaled('cantidad', item.cantidad),
      precioUnitario: roundTo(
        exact(fromScaled('precio', item.precioUnitario))
          .times(share)
          .div(rate?.valor ?? 1),
        2,
      ),
    })),
  }
  const state = isDraft ? { numero: null, estado: 'borrador' } : { numero: place + 1, estado: 'vigente' }
  const fixedFields = { id: sampleId(budget.proyectoId, 'contratos', place), motivoEstado: null, version: 1, ...state }
  const contract = await validate(scope, draftOf(contratos, input, fixedFields), undefined)
  await insertSampleRecords(db, contratos, budget.proyectoId, [contract])
  await storeLines(scope, contract)
  await nameLines(db, budget.proyectoId, contract.id, place * 1000)
  return !isDraft
}

/** Seeds contracts of the approved sample budgets. */
export async function seedContratos(db: Db, { now }: SeedContext): Promise<void> {
  const { contracts } = readFixture<{ contracts: SampleContract[] }>('contratos')
  const budgets = await db
    .selectFrom('presupuestos')
    .innerJoin('projects', 'projects.id', 'presupuestos.proyectoId')
    .select(['presupuestos.id', 'proyectoId', 'presupuestos.mesBase', 'presupuestos.moneda', 'companyId'])
    .where('presupuestos.estado', '=', 'aprobado')
    .execute()
  for (const budget of budgets) {
    const project = (await selectProject(db, budget.proyectoId))!
    const scope = { db, desarrolladoraId: budget.companyId, today: dayAt(now), project }
    let ultimo = 0
    const samples = filledProjects.has(budget.proyectoId) ? contracts : contracts.slice(0, contractsLightly)
    for (const [place, sample] of samples.entries())
      if (await seedContract(scope, budget, sample, place)) ultimo = place + 1
    const ambito = `proyecto:${budget.proyectoId}`
    await db.insertInto('correlativos').values({ ambito, tipo: 'contrato', ultimo }).execute()
  }
}
