/** The areas, walks and screen tests that a change affects, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
const lines = (text: string): string[] => text.split('\n').filter(Boolean)

/** The merge base with the remote's main branch; undefined without one. */
export function mainBase(): string | undefined {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim()
  } catch {
    return undefined
  }
}

/** Files that differ from `ref`, including untracked ones. Throws if git does not know the commit. */
export function changedFiles(ref: string): string[] {
  return [...lines(git('diff', '--name-only', ref, '--')), ...lines(git('ls-files', '--others', '--exclude-standard'))]
}

/** Tests that cover an area, besides those of its name. */
const testsByArea: Record<string, string[]> = {
  catalogue: ['catalogues'],
  certificados: ['contratos', 'certificado-pagado', 'finance-looks'],
  cobros: ['comprobantes', 'finance-looks'],
  comprobantes: ['certificado-pagado', 'control', 'finance-looks'],
  cotizaciones: ['catalogues'],
  'cuenta-corriente': ['certificado-pagado', 'comprobantes', 'control', 'finance-looks'],
  cuentas: ['catalogues'],
  depositos: ['catalogues'],
  feriados: ['catalogues'],
  finance: ['comprobantes', 'contratos', 'control', 'finance-looks', 'presupuestos'],
  flujo: ['certificado-pagado', 'control', 'finance-looks'],
  indices: ['catalogues'],
  'libro-iva': ['comprobantes', 'finance-looks'],
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

/** Code that all screens share; the walks tagged @smoke cover it. */
const isShared = (file: string): boolean =>
  /^(openapi\/shared\/|web\/(app|ui|lib|api|records)\/|server\/(app|db|http|records|lib|money)\/|package-lock\.json$)/.test(
    file,
  ) || /^tests\/((e2e|screens)\/[\w-]+\.ts$|support\/)/.test(file)

const suitePatterns = {
  walks: /^tests\/e2e\/([\w-]+)\.spec\.ts$/,
  screens: /^tests\/screens\/([\w-]+)\.screen\.test\.tsx$/,
}
type Suite = keyof typeof suitePatterns

export type Changes = {
  areas: string[]
  /** Files in tests/e2e and tests/screens, relative to the project root. */
  walks: string[]
  screens: string[]
  isShared: boolean
}

/** The areas and tests that changed files affect. `tests`: all files of walks and screen tests. */
export function changesOf(files: string[], tests: string[]): Changes {
  const areas = [...new Set(files.flatMap((file) => areaOf(file) ?? []))].toSorted()
  const shows = (area: string, name: string) =>
    name === area || name.startsWith(`${area}-`) || testsByArea[area]?.includes(name)
  const concerned = (suite: Suite) =>
    tests.filter((file) => {
      const name = suitePatterns[suite].exec(file)?.[1]
      return name !== undefined && (files.includes(file) || areas.some((area) => shows(area, name)))
    })
  return { areas, walks: concerned('walks'), screens: concerned('screens'), isShared: files.some(isShared) }
}

export const allTests = (): string[] =>
  globSync('tests/{e2e,screens}/*', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))
