/** Which areas and end-to-end files a change concerns, so that `npm test -- --changed` runs these alone. */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
const lines = (text: string): string[] => text.split('\n').filter(Boolean)

/** Where this work began: the newest commit that it shares with the main branch of the remote; undefined without one. */
export function mainBase(): string | undefined {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim()
  } catch {
    return undefined
  }
}

/** Files that differ from `ref`, with those not yet added. Throws where git knows no such commit. */
export function changedFiles(ref: string): string[] {
  return [...lines(git('diff', '--name-only', ref, '--')), ...lines(git('ls-files', '--others', '--exclude-standard'))]
}

/** Areas that have no end-to-end file of their name, and the files that show them. */
const specsByArea: Record<string, string[]> = {
  certificados: ['contratos', 'certificado-pagado', 'finance-looks'],
  cobros: ['comprobantes', 'finance-looks'],
  cotizaciones: ['catalogues'],
  'cuenta-corriente': ['comprobantes', 'finance-looks'],
  depositos: ['catalogues'],
  events: ['live', 'mailbox-live'],
  feriados: ['catalogues'],
  finance: ['comprobantes', 'contratos', 'control', 'finance-looks', 'presupuestos'],
  flujo: ['control', 'finance-looks'],
  indices: ['catalogues'],
  invitations: ['empresa', 'first-company'],
  materiales: ['catalogues'],
  members: ['empresa', 'lector'],
  pagos: ['comprobantes', 'certificado-pagado', 'finance-looks'],
  proveedores: ['catalogues'],
  rubros: ['catalogues'],
  'tipos-documento': ['catalogues'],
  'tipos-evento': ['catalogues'],
  unidades: ['catalogues'],
  user: ['user-menu', 'settings', 'security'],
}

const areaOf = (file: string): string | undefined =>
  /^(?:(?:openapi|server|web)\/areas|web\/app\/screens)\/([\w-]+)\//.exec(file)?.[1] ??
  /^fixtures\/([\w-]+?)(?:-files)?[./]/.exec(file)?.[1]

/** What every screen is made of: the walks tagged @smoke try it. */
const isShared = (file: string): boolean =>
  /^(web\/(app|ui|lib|api|records)\/|server\/(app|db|http|records|lib|money)\/|package-lock\.json$)/.test(file) ||
  /^tests\/(e2e\/[\w-]+\.ts$|support\/)/.test(file)

export type Changes = {
  areas: string[]
  /** Names of files in tests/e2e, without `.spec.ts`. */
  specs: string[]
  isShared: boolean
}

/** `specs`: all that there are. */
export function changesOf(files: string[], specs: string[]): Changes {
  const areas = [...new Set(files.flatMap((file) => areaOf(file) ?? []))].toSorted()
  const changedSpecs = files.flatMap((file) => /^tests\/e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? [])
  const concerns = (spec: string) =>
    changedSpecs.includes(spec) ||
    areas.some((area) => spec === area || spec.startsWith(`${area}-`) || specsByArea[area]?.includes(spec))
  return { areas, specs: specs.filter(concerns), isShared: files.some(isShared) }
}

export const allSpecs = (): string[] =>
  readdirSync(path.join(root, 'tests/e2e')).flatMap((name) => /^([\w-]+)\.spec\.ts$/.exec(name)?.[1] ?? [])
