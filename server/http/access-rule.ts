/** The company and role that an operation requires, from the contract. */
import type { Context } from 'hono'
import type { Company, Role, SignedInUser } from '../context.ts'
import { forbidden, notFound } from '../lib/problem.ts'
import type { OperationEntry } from './contract.ts'
import type { Env } from './env.ts'
import { requestHeader } from './request-header.ts'

/** The access rule of an operation: where its company comes from, and the least role required. */
export type AccessRule = {
  from: 'headers' | 'address'
  /** Also works without a company: a missing company or role is no error. */
  isOptional: boolean
  role: Role
  isWrite: boolean
}

/** The company and project ids of a request, as text, from its headers or path. */
export type NamedCompany = { developer: string | undefined; project: string | undefined }

const companyInPath = /\{(desarrolladoraId|proyectoId)\}/

/** The rule of an operation; undefined if it works in no company. */
export function accessRule({ method, path, operation }: OperationEntry): AccessRule | undefined {
  const mark = operation['x-company']
  if (!mark && !companyInPath.test(path)) return undefined
  const role = operation['x-role'] ?? 'lector'
  return { from: mark ? 'headers' : 'address', isOptional: mark === 'optional', role, isWrite: method !== 'get' }
}

/** The company and project named in a request. */
export function namedCompany(c: Context<Env>, { from }: AccessRule): NamedCompany {
  if (from === 'headers') {
    return { developer: requestHeader(c, 'obra-desarrolladora'), project: requestHeader(c, 'obra-proyecto') }
  }
  return { developer: c.req.param('desarrolladoraId'), project: c.req.param('proyectoId') }
}

const operationsWithoutCompany = new Set(['getUser', 'signOut'])

/**
 * The company of a request with an API token: the token's own if the request names none. Throws 403 for a write with a
 * read-only token, and for an operation without a company with a token for one company.
 */
export function namedByScript(
  { method, operation }: OperationEntry,
  script: NonNullable<SignedInUser['script']>,
  named: NamedCompany | undefined,
): NamedCompany | undefined {
  const isRead = method === 'get' || operation['x-role'] === 'lector' || operation.operationId === 'signOut'
  if (script.scope === 'read' && !isRead) throw forbidden('Este token solo puede leer.')
  if (script.companyId === null) return named
  if (!named) {
    if (operationsWithoutCompany.has(operation.operationId)) return undefined
    throw forbidden('Este token vale para una sola empresa, y esto no es de ninguna.')
  }
  const isNamed = named.developer !== undefined || named.project !== undefined
  return isNamed ? named : { developer: String(script.companyId), project: undefined }
}

/** Throws 404 if an API token is for another company. */
export function requireScriptCompany({ script }: SignedInUser, { id }: Company): void {
  if (script?.companyId != null && script.companyId !== id) throw notFound('No encontramos esa empresa.')
}
