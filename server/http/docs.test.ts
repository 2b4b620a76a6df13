import { expect, it } from 'vitest'
import { filterOperations, type Tag, type Tagged } from './docs.ts'

/** As much of a list of Immutable.js as the search of the page uses. */
const listOf = <Value>(...values: Value[]): Tagged<Value> => ({
  size: values.length,
  map: (change) => listOf(...values.map(change)),
  filter: (keep) => listOf(...values.filter(keep)),
})

const tagOf = (operations: ReturnType<Tag['get']>): Tag => ({
  get: () => operations,
  set: (_, changed) => tagOf(changed),
})

function operation(method: string, path: string, operationId: string, summary: string, tag: string) {
  return { toJS: () => ({ path, method, operation: { operationId, summary, tags: [tag] } }) }
}

it('searches the page of the API in ids, addresses, summaries and tags, by all words, without accents', () => {
  const list = operation('get', '/api/Proyectos/{proyectoId}/pagos', 'listPagos', 'The payments', 'pagos')
  const annul = operation('post', '/api/Proyectos/{proyectoId}/pagos/{id}/anular', 'annulPago', 'Annuls it', 'pagos')
  const search = operation('get', '/api/search', 'search', 'Búsqueda in all areas', 'search')
  const tags = listOf(tagOf(listOf(list, annul)), tagOf(listOf(search)))
  const found = (phrase: string) => {
    const ids: unknown[] = []
    // The lists of the page are only mapped and filtered.
    filterOperations(tags, phrase).map((tag) => {
      tag.get('operations').map((each) => {
        ids.push(each.toJS().operation.operationId)
        return each
      })
      return tag
    })
    return ids
  }
  expect(found('listpagos')).toEqual(['listPagos'])
  expect(found('PAGOS anular')).toEqual(['annulPago'])
  expect(found('post /api/proyectos')).toEqual(['annulPago'])
  expect(found('busqueda')).toEqual(['search'])
  expect(found('payments')).toEqual(['listPagos'])
  expect(found('pagos nada')).toEqual([])
  expect(filterOperations(tags, 'anular').size).toBe(1)
})
