import { failureMessage, isRefusal } from '../../lib/failure.ts'

type RefusedForm = {
  /** The message for the whole form: the server's, and issues that match no field. */
  message: string
  fields: { name: string; message: string }[]
}

export const topOf = (path: string): string => path.split('.')[0] ?? path

/**
 * Maps the server's refusal to form fields. The server names a field by its path in the body ('nombre', 'product.name',
 * 'lineas[2].monto'); the form may omit the outermost name, or use another one (`renamed`).
 */
export function refusedFields(error: unknown, values: object, renamed: Record<string, string> = {}): RefusedForm {
  const fieldOf = (issue: string) => {
    const path = issue.replace(/\[(\d+)\]/g, '.$1')
    const inner = path.slice(path.indexOf('.') + 1)
    return [renamed[path], renamed[inner], path, inner].find((name) => name !== undefined && topOf(name) in values)
  }
  const issues = isRefusal(error) ? error.issues : []
  const fieldIssues = issues.map(({ field, message }) => ({ name: fieldOf(field), message }))
  const rest = fieldIssues.filter(({ name }) => name === undefined).map(({ message }) => message)
  return {
    message: [failureMessage(error), ...rest].join(' '),
    fields: fieldIssues.flatMap(({ name, message }) => (name === undefined ? [] : { name, message })),
  }
}
