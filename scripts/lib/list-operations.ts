/** What every list of records takes, written into the bundled description once. */
import { referrer, type Bundle, type Operation } from './company-operations.ts'

/**
 * `sorts`: the columns that it is sorted by; `sorted`: its order without one, in words; `with`: parameters of openapi/common
 * beside those of every list, `valuacion` standing for the four of a valuation.
 */
type ListRule = { sorts: string[]; sorted: string; with?: string[] }
type Media = Record<string, { schema?: object }>

const valuation = ['valuacion', 'tipoCotizacion', 'mesReferencia', 'indiceId']

function parametersOf(bundle: Bundle, { sorts, sorted, with: more = [] }: ListRule): object[] {
  const parameter = referrer(bundle, 'parameters')
  const sort = {
    name: 'sort',
    in: 'query',
    description: `What the list is sorted by (${sorted}).`,
    schema: { type: 'string', enum: sorts },
  }
  const others = more.flatMap((name) => (name === 'valuacion' ? valuation : [name]))
  return [
    parameter('searchWords'),
    sort,
    ...['sortOrder', 'pageNumber', 'pageSize', ...others, 'formato'].map((name) => parameter(name)),
  ]
}

/** Adds to operations marked `x-list` the parameters of a list, and to what takes `formato` its answers as CSV and XLSX. */
export function completeLists(bundle: Bundle): void {
  for (const operation of Object.values(bundle.paths).flatMap((item) => Object.values(item))) {
    const { 'x-list': rule, ...plain } = operation as Operation & { 'x-list'?: ListRule }
    if (rule) {
      delete (operation as { 'x-list'?: ListRule })['x-list']
      operation.parameters = [...(plain.parameters ?? []), ...parametersOf(bundle, rule)]
    }
    const content = (operation.responses['200'] as { content?: Media } | undefined)?.content
    const isFile = operation.parameters?.some((each) => (each as { $ref?: string }).$ref?.endsWith('/formato'))
    if (!content || !isFile) continue
    content['text/csv'] ??= { schema: { type: 'string' } }
    content['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] ??= {
      schema: { type: 'string', format: 'binary' },
    }
  }
}
