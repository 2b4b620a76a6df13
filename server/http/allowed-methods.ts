/** 405 for a path of the contract that is called with another method. */
import { Problem } from '../lib/problem.ts'
import { operationEntries } from './contract.ts'

type KnownPath = { pattern: RegExp; methods: string[] }
let knownPaths: KnownPath[] | undefined

function readPaths(): KnownPath[] {
  const byPath = Map.groupBy(operationEntries.values(), ({ path }) => path)
  return [...byPath].map(([path, entries]) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    methods: entries.map(({ method }) => method.toUpperCase()),
  }))
}

/** The methods of a path in the contract, HEAD included; empty for an unknown path. */
export function allowedMethods(path: string): string[] {
  knownPaths ??= readPaths()
  const methods = new Set(knownPaths.filter(({ pattern }) => pattern.test(path)).flatMap((known) => known.methods))
  if (methods.has('GET')) methods.add('HEAD')
  return [...methods].toSorted()
}

/** 405, with the methods that the path has. */
export function methodNotAllowed(methods: string[]): Problem {
  const message = `Esa dirección no acepta este método. Usá ${methods.join(' o ')}.`
  return new Problem(405, 'Method not allowed', message, { headers: { Allow: methods.join(', ') } })
}
