import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { addDays, addMonths, dayAt, monthOf } from '../../lib/calendar.ts'
import type { ProjectScope } from '../../records/record.ts'
import { draftOf, insertSampleRecords } from '../../records/record-rows.ts'
import { selectProject } from '../../records/record.queries.ts'
import { sampleId } from '../../records/sample.ts'
import { certificados, withOpenBalance, storeLines, validate, type Certificado } from './record.ts'

type Fixture = { contracts: { objeto: string; certificates: number }[]; progress: string[] }
type Contract = { id: string; proyectoId: number; objeto: string; fecha: string; condicionPagoDias: number }

/** States of the last certificate of each contract; earlier certificates are approved. */
const lastStates: Certificado['estado'][] = ['aprobado', 'emitido', 'borrador', 'aprobado', 'aprobado']

async function seedOfContract(scope: ProjectScope, contract: Contract, place: number, progress: string[]) {
  const { db, today } = scope
  const items = await db.selectFrom('contratoItems').select('id').where('contratoId', '=', contract.id).execute()
  const months = progress.map((share, index) => ({ share, periodo: addMonths(monthOf(contract.fecha), index + 1) }))
  const past = months.filter(({ periodo }) => periodo < monthOf(today))
  let ultimo = 0
  for (const [index, { share, periodo }] of past.entries()) {
    const isLast = index === past.length - 1
    const estado = isLast ? lastStates[place % lastStates.length]! : 'aprobado'
    const isDraft = estado === 'borrador'
    const issuedOn = addDays(`${addMonths(periodo, 1)}-01`, 4)
    const input: Body<'createCertificado'> = {
      periodo,
      // Works progress at different paces.
      lineas: items.map(({ id }, row) => ({
        itemId: id,
        porcentajePeriodo: String(Math.max(0, Number(share) - ((row + index) % 4))),
      })),
    }
    const stateFields = {
      id: sampleId(contract.proyectoId, 'certificados', place * 100 + index),
      contratoId: contract.id,
      estado,
      numero: isDraft ? null : index + 1,
      fechaEmision: isDraft ? null : issuedOn < today ? issuedOn : today,
      motivoEstado: null,
      version: 1,
    }
    const draft = await validate(scope, draftOf(certificados, input, stateFields), undefined)
    const certificate =
      estado === 'aprobado' ? withOpenBalance(draft, addDays(issuedOn, contract.condicionPagoDias)) : draft
    await insertSampleRecords(db, certificados, contract.proyectoId, [certificate])
    await storeLines(scope, certificate)
    if (!isDraft) ultimo = index + 1
  }
  if (ultimo === 0) return
  const tipo = `certificado:${contract.id}`
  await db
    .insertInto('correlativos')
    .values({ ambito: `proyecto:${contract.proyectoId}`, tipo, ultimo })
    .execute()
}

/** Seeds monthly certificates of the sample contracts, using the same rules as requests. */
export async function seedCertificados(db: Db, { now }: SeedContext): Promise<void> {
  const { contracts, progress } = readFixture<Fixture>('contratos')
  const signed = await db
    .selectFrom('contratos')
    .innerJoin('projects', 'projects.id', 'contratos.proyectoId')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select(['contratos.id', 'proyectoId', 'objeto', 'contratos.fecha', 'companyId', 'condicionPagoDias'])
    .where('contratos.estado', '=', 'vigente')
    .orderBy('contratos.seq')
    .execute()
  for (const contract of signed) {
    const project = (await selectProject(db, contract.proyectoId))!
    const scope = { db, desarrolladoraId: contract.companyId, today: dayAt(now), project }
    const place = contracts.findIndex(({ objeto }) => objeto === contract.objeto)
    await seedOfContract(scope, contract, place, progress.slice(0, contracts[place]!.certificates))
  }
}
