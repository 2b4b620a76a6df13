import { failureMessage, isRefusal } from '../../lib/failure.ts'

type Refused = {
  /** What to tell about the whole: the sentence of the server, and what belongs to no field of the form. */
  message: string
  fields: { name: string; message: string }[]
}

export const topOf = (path: string): string => path.split('.')[0] ?? path

/**
 * Which fields of a form the server refused. It names one by its place in the body: 'nombre', 'product.name',
 * 'lineas[2].monto'; the form may know it without the outermost name, or by another one.
 */
export function refusedFields(error: unknown, values: object, renamed: Record<string, string> = {}): Refused {
  const fieldOf = (issue: string) => {
    const path = issue.replace(/\[(\d+)\]/g, '.$1')
    const inner = path.slice(path.indexOf('.') + 1)
    return [renamed[path], renamed[inner], path, inner].find((name) => name !== undefined && topOf(name) in values)
  }
  const issues = isRefusal(error) ? error.issues : []
  const named = issues.map(({ field, message }) => ({ name: fieldOf(field), message }))
  const rest = named.filter(({ name }) => name === undefined).map(({ message }) => message)
  return {
    message: [failureMessage(error), ...rest].join(' '),
    fields: named.flatMap(({ name, message }) => (name === undefined ? [] : { name, message })),
  }
}
