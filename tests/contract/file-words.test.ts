/** Exported files show the words of the screen, not the codes of the wire (`x-words` of the contract). */
import { expect, it } from 'vitest'
import { words } from '../../openapi/generated/words.ts'
import { operationEntries, type OperationId } from '../../server/http/contract.ts'
import { readCsv } from '../../server/lib/csv.ts'
import { useTestServer, type CallResult } from '../support/server.ts'
import { stateWord } from '../../web/ui/StateTag.tsx'

const server = useTestServer()
const params = { desarrolladoraId: 1, proyectoId: 1 }
const enumTables = Object.entries(words).filter(([name]) => !name.startsWith('Contact'))
// 'viaje' is also the code of a unit in the sample data.
const codes = new Set(enumTables.flatMap(([, table]) => Object.keys(table)).filter((code) => code !== 'viaje'))

const lists = [...operationEntries].filter(([, { path, operation }]) => {
  const [answer] = Object.values(operation.responses)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const isComplete = (operation.parameters ?? []).every((each) => !('required' in each && each.in === 'query'))
  return isComplete && 'content' in answer! && answer.content?.['text/csv'] && names.every((name) => name in params)
})

it.each(lists.map(([id]) => id))('%s', async (id) => {
  const api = (await server.current.as('demo@obra.test')) as unknown as (
    id: OperationId,
    input: object,
  ) => Promise<CallResult<OperationId>>
  const { status, bytes } = await api(id, { params, query: { formato: 'csv' } })
  expect(status).toBe(200)
  const { rows } = readCsv(new TextDecoder().decode(bytes))
  expect(rows.flat().filter((cell) => codes.has(cell))).toEqual([])
})

it('the screens derive the same words for states', () => {
  const states = enumTables.filter(([name]) => name.endsWith('Estado')).flatMap(([, table]) => Object.entries(table))
  expect(states.map(([state]) => stateWord(state))).toEqual(states.map(([, word]) => word))
})
