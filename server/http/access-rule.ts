/** In which company an operation works and what role it takes, as the contract says. */
import type { Context } from 'hono'
import type { Role } from '../context.ts'
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
