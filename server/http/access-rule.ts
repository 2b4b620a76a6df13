/** In which company an operation works and what role it takes, as the contract says. */
import type { Context } from 'hono'
import type { Company, Role, SignedInUser } from '../context.ts'
import { forbidden, notFound } from '../lib/problem.ts'
import type { OperationEntry } from './contract.ts'
import type { Env } from './env.ts'
import { requestHeader } from './request-header.ts'

/** What the contract says of an operation: where its company comes from, and the least role that it takes. */
export type AccessRule = {
  from: 'headers' | 'address'
  /** Works without a company as well: nothing is refused for lack of one, nor for a role. */
  isOptional: boolean
  role: Role
  isWrite: boolean
}

/** What a call names, as text: in its headers or in its address. */
export type NamedCompany = { developer: string | undefined; project: string | undefined }

const companyInPath = /\{(desarrolladoraId|proyectoId)\}/

/** The rule of an operation; undefined where it works in no company. */
export function accessRule({ method, path, operation }: OperationEntry): AccessRule | undefined {
  const mark = operation['x-company']
  if (!mark && !companyInPath.test(path)) return undefined
  const role = operation['x-role'] ?? 'lector'
  return { from: mark ? 'headers' : 'address', isOptional: mark === 'optional', role, isWrite: method !== 'get' }
}

/** The company and project that a call names. */
export function namedCompany(c: Context<Env>, { from }: AccessRule): NamedCompany {
  if (from === 'headers') {
    return { developer: requestHeader(c, 'obra-desarrolladora'), project: requestHeader(c, 'obra-proyecto') }
  }
  return { developer: c.req.param('desarrolladoraId'), project: c.req.param('proyectoId') }
}

const ofNoCompany = new Set(['getUser', 'signOut'])

/**
 * What a script's token makes of the company that a call names: its own where the call names none. Throws 403 for a write with a
 * token that may only read, and for what works in no company with a token for one.
 */
export function namedByScript(
  { method, operation }: OperationEntry,
  script: NonNullable<SignedInUser['script']>,
  named: NamedCompany | undefined,
): NamedCompany | undefined {
  const isRead = method === 'get' || operation['x-role'] === 'lector' || operation.operationId === 'signOut'
  if (script.scope === 'read' && !isRead) throw forbidden('Este token solo puede leer.')
  if (script.developerId === null) return named
  if (!named) {
    if (ofNoCompany.has(operation.operationId)) return undefined
    throw forbidden('Este token vale para una sola empresa, y esto no es de ninguna.')
  }
  const isNamed = named.developer !== undefined || named.project !== undefined
  return isNamed ? named : { developer: String(script.developerId), project: undefined }
}

/** Throws 404 where a script's token is for another company. */
export function requireScriptCompany({ script }: SignedInUser, { id }: Company): void {
  if (script?.developerId != null && script.developerId !== id) throw notFound('No encontramos esa empresa.')
}
