/** Adds query parameters and file formats to the lists of the bundled description. */
import { hasSharedParameter, referrer, type Bundle, type Operation } from './company-operations.ts'

/**
 * `sorts`: the values of `sort`; `sorted`: the default order, in words; `with`: further parameters of openapi/common, where
 * `valuacion` means all four of a valuation.
 */
type ListRule = { sorts: string[]; sorted: string; with?: string[] }
type ListOperation = Operation & { 'x-list'?: ListRule }
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

/** Adds list parameters to operations with `x-list`, and CSV and XLSX responses to those with `formato`. */
export function completeLists(bundle: Bundle): void {
  for (const operation of Object.values(bundle.paths).flatMap((item): ListOperation[] => Object.values(item))) {
    const rule = operation['x-list']
    if (rule) operation.parameters = [...(operation.parameters ?? []), ...parametersOf(bundle, rule)]
    delete operation['x-list']
    const content = (operation.responses['200'] as { content?: Media } | undefined)?.content
    if (!content || !hasSharedParameter(operation, 'formato')) continue
    content['text/csv'] ??= { schema: { type: 'string' } }
    content['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] ??= {
      schema: { type: 'string', format: 'binary' },
    }
  }
}
