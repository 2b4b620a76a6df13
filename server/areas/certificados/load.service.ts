/** The certificates of a sheet: drafts first, issued in order at the end (docs/domain/bulk-loads.md). */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { dateText } from '../../lib/calendar.ts'
import { codeKey } from '../../lib/codes.ts'
import { conflict, invalid, notFound, Problem } from '../../lib/problem.ts'
import { exact, fromScaled, trimmedInSpanish } from '../../money/decimal.ts'
import { projectScope } from '../../records/project-scope.ts'
import { createRecord, deleteDraft, moveRecord } from '../../records/record-write.service.ts'
import type { Made } from '../../records/record.ts'
import { notifyApprovers } from '../aprobaciones/door.ts'
import { contractOf } from './contract.service.ts'
import { annul, certificados, issueLoaded, loadedCertificados } from './record.ts'
import { selectContractLines, selectLoaded, selectStandingOf, selectStandingSums } from './queries.ts'
import { approveCertificado } from './service.ts'

type Place = { db: Db; proyectoId: number }
type ContractLine = Awaited<ReturnType<typeof selectContractLines>>[number]
/** `itemId` is the item's code, or its code and description. Accumulated values count without those of the period. */
export type LoadedLine = {
  itemId: string
  cantidadPeriodo?: string
  porcentajePeriodo?: string
  cantidadAcumulada?: string
  porcentajeAcumulado?: string
}
export type LoadedCertificado = {
  contratoId: string
  periodo: string
  otrasRetenciones?: string
  excedeConNota?: string | null
  lineas: LoadedLine[]
}

/** The line of a contract that a cell names. Throws 400 at the line. */
function lineNamed(lines: ContractLine[], name: string, row: number): string {
  const field = `lineas.${row}.itemId`
  const key = codeKey(name)
  const byCode = lines.filter(({ codigo }) => codeKey(codigo) === key)
  const found =
    byCode.length > 0
      ? byCode
      : lines.filter(({ codigo, descripcion }) =>
          [`${codigo} ${descripcion}`, descripcion].some((text) => codeKey(text) === key),
        )
  if (found.length === 0) throw invalid(field, `El contrato no tiene el ítem «${name}».`)
  if (found.length > 1)
    throw invalid(
      field,
      `El contrato tiene más de un ítem «${name}»: poné el código y la descripción, como «${found[0]!.codigo} ${found[0]!.descripcion}».`,
    )
  return found[0]!.id
}

type Field = 'cantidadAcumulada' | 'porcentajeAcumulado'

/** What an accumulated value adds to what is certified before. Throws 400 at the line if it is less. */
function added(value: string, before: string, field: Field, row: number): string {
  const rest = exact(value).minus(before)
  if (rest.lt(0))
    throw invalid(
      `lineas.${row}.${field}`,
      `Hasta el mes anterior ya hay ${trimmedInSpanish(before)}${field === 'porcentajeAcumulado' ? ' %' : ''} certificado: el acumulado no puede ser menor.`,
    )
  return rest.toFixed()
}

/** The lines as the operation takes them. Throws 400 at the line. */
async function linesOf(db: Db, { contratoId, periodo, lineas }: LoadedCertificado) {
  const lines = await selectContractLines(db, [contratoId])
  const isAccumulated = lineas.some((line) => 'cantidadAcumulada' in line || 'porcentajeAcumulado' in line)
  const before = isAccumulated ? await selectStandingSums(db, contratoId, periodo) : new Map<string, undefined>()
  const seen = new Set<string>()
  return lineas.map((line, row) => {
    const itemId = lineNamed(lines, line.itemId, row)
    if (seen.has(itemId)) throw invalid(`lineas.${row}.itemId`, 'Ese ítem ya está en el certificado.')
    seen.add(itemId)
    const { cantidadPeriodo, porcentajePeriodo, cantidadAcumulada, porcentajeAcumulado } = line
    if (cantidadPeriodo !== undefined || porcentajePeriodo !== undefined)
      return { itemId, ...(cantidadPeriodo && { cantidadPeriodo }), ...(porcentajePeriodo && { porcentajePeriodo }) }
    const sums = before.get(itemId)
    if (cantidadAcumulada !== undefined) {
      const earlier = fromScaled('cantidad', sums?.cantidad ?? 0)
      return { itemId, cantidadPeriodo: added(cantidadAcumulada, earlier, 'cantidadAcumulada', row) }
    }
    if (porcentajeAcumulado === undefined)
      throw invalid(`lineas.${row}.cantidadPeriodo`, 'Poné la cantidad o el avance del mes, o lo acumulado.')
    const earlier = fromScaled('porcentaje', sums?.porcentaje ?? 0)
    return { itemId, porcentajePeriodo: added(porcentajeAcumulado, earlier, 'porcentajeAcumulado', row) }
  })
}

/** The positions of inputs, by their months: a certificate is calculated on top of those before it. */
const inOrder = (inputs: { periodo: string }[]) =>
  inputs.map((_, index) => index).toSorted((a, b) => inputs[a]!.periodo.localeCompare(inputs[b]!.periodo))

/** Creates drafts, also of several months of a contract. Throws 400, 404 and 409. */
export async function draftCertificados(
  ctx: Context,
  { db, proyectoId }: Place,
  inputs: LoadedCertificado[],
): Promise<Made[]> {
  const scope = await projectScope(ctx, db, proyectoId)
  const made: Made[] = []
  for (const index of inOrder(inputs)) {
    const input = inputs[index]!
    await contractOf(scope, input.contratoId)
    const lineas = await linesOf(db, input)
    made[index] = await createRecord(ctx, loadedCertificados, proyectoId, { ...input, lineas })
  }
  return made
}

/** Approves with the reason at the state if the caller may not. Throws 403 and 409. */
async function approveLoaded(ctx: Context, proyectoId: number, contratoId: string, { id, version }: Made) {
  try {
    return await approveCertificado(ctx, { proyectoId, contratoId, id }, { version })
  } catch (error) {
    if (error instanceof Problem && error.status === 403)
      throw conflict(`${error.message} Poné «Emitido», y queda para aprobar.`, 'estado')
    throw error
  }
}

/** Issues drafts in the order of their months, and approves those that are `aprobado`. Throws 404 and 409. */
export async function issueCertificados(
  ctx: Context,
  { db, proyectoId }: Place,
  drafts: (Made & { aprobado: boolean })[],
): Promise<Made[]> {
  const rows = new Map(
    (
      await selectLoaded(
        db,
        proyectoId,
        drafts.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const found = drafts.map((draft) => {
    const row = rows.get(draft.id)
    if (!row) throw notFound(certificados.words.missing)
    return { ...draft, contratoId: row.contratoId, periodo: row.periodo }
  })
  const issued: Made[] = []
  for (const index of inOrder(found)) {
    const { id, version, contratoId, aprobado } = found[index]!
    const step: typeof issueLoaded = aprobado
      ? issueLoaded
      : { ...issueLoaded, follow: (scope, record) => notifyApprovers(ctx, scope, 'certificado', record) }
    const each = await moveRecord(ctx, certificados, { proyectoId, id, of: { contratoId } }, { version }, step)
    issued[index] = aprobado ? await approveLoaded(ctx, proyectoId, contratoId, each) : each
  }
  return issued
}

/** For each contract and month its certificate that is neither rejected nor annulled. */
export async function standingCertificados(
  { db, proyectoId }: Place,
  wanted: { contratoId: string; periodo: string }[],
): Promise<(Made | undefined)[]> {
  const contractIds = [...new Set(wanted.map(({ contratoId }) => contratoId))]
  const rows = contractIds.length > 0 ? await selectStandingOf(db, proyectoId, contractIds) : []
  const keyOf = ({ contratoId, periodo }: { contratoId: string; periodo: string }) => `${contratoId} ${periodo}`
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return wanted.map((each) => byKey.get(keyOf(each)))
}

/** The certificates that still exist and are not annulled. */
export async function loadedCertificadosById({ db, proyectoId }: Place, ids: string[]): Promise<Made[]> {
  return ids.length > 0 ? selectLoaded(db, proyectoId, ids) : []
}

/** Deletes drafts and annuls issued ones, the last months first. Throws 409 if a later one, a payment or a document needs one. */
export async function undoCertificados(
  ctx: Context,
  { db, proyectoId }: Place,
  made: Made[],
  motivo: string,
): Promise<void> {
  const versions = new Map(made.map(({ id, version }) => [id, version]))
  const rows = made.length > 0 ? await selectLoaded(db, proyectoId, [...versions.keys()]) : []
  for (const { id, contratoId, estado, periodo } of rows.toReversed()) {
    const place = { proyectoId, id, of: { contratoId } }
    const version = versions.get(id)!
    if (estado === 'borrador') await deleteDraft(ctx, certificados, place, version)
    else if (estado === 'rechazado') throw conflict(`El certificado de ${dateText(periodo)} se rechazó: ya no cuenta.`)
    else await moveRecord(ctx, certificados, place, { version, motivo }, annul)
  }
}
