/** Which areas, walks and screen tests a change concerns, so that `npm test -- --changed` runs these alone. */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
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

/** What shows an area, beside walks and screen tests of its name. */
const testsByArea: Record<string, string[]> = {
  catalogue: ['catalogues'],
  certificados: ['contratos', 'certificado-pagado', 'finance-looks'],
  cobros: ['comprobantes', 'finance-looks'],
  comprobantes: ['certificado-pagado', 'control', 'finance-looks'],
  cotizaciones: ['catalogues'],
  'cuenta-corriente': ['certificado-pagado', 'comprobantes', 'control', 'finance-looks'],
  depositos: ['catalogues'],
  feriados: ['catalogues'],
  finance: ['comprobantes', 'contratos', 'control', 'finance-looks', 'presupuestos'],
  flujo: ['certificado-pagado', 'control', 'finance-looks'],
  indices: ['catalogues'],
  invitations: ['empresa', 'first-company'],
  live: ['mailbox-live'],
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
  /^(?:(?:openapi|server|web)\/areas|web\/app\/screens|web\/records)\/([\w-]+)\//.exec(file)?.[1] ??
  /^fixtures\/([\w-]+?)(?:-files)?[./]/.exec(file)?.[1]

/** What every screen is made of: the walks tagged @smoke try it. */
const isShared = (file: string): boolean =>
  /^(web\/(app|ui|lib|api|records)\/|server\/(app|db|http|records|lib|money)\/|package-lock\.json$)/.test(file) ||
  /^tests\/((e2e|screens)\/[\w-]+\.ts$|support\/)/.test(file)

const suites = {
  walks: /^tests\/e2e\/([\w-]+)\.spec\.ts$/,
  screens: /^tests\/screens\/([\w-]+)\.screen\.test\.tsx$/,
}
type Suite = keyof typeof suites

export type Changes = {
  areas: string[]
  /** Files in tests/e2e and tests/screens, from the root of the project. */
  walks: string[]
  screens: string[]
  isShared: boolean
}

/** `tests`: all files of walks and of screen tests that there are. */
export function changesOf(files: string[], tests: string[]): Changes {
  const areas = [...new Set(files.flatMap((file) => areaOf(file) ?? []))].toSorted()
  const shows = (area: string, name: string) =>
    name === area || name.startsWith(`${area}-`) || testsByArea[area]?.includes(name)
  const concerned = (suite: Suite) =>
    tests.filter((file) => {
      const name = suites[suite].exec(file)?.[1]
      return name !== undefined && (files.includes(file) || areas.some((area) => shows(area, name)))
    })
  return { areas, walks: concerned('walks'), screens: concerned('screens'), isShared: files.some(isShared) }
}

export const allTests = (): string[] =>
  globSync('tests/{e2e,screens}/*', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))
