/** Each column of a catalogue's screen is in its export, with the same title. */
import { expect, it } from 'vitest'
import { nouns } from '../../web/app/screens/catalogues/nouns.ts'
import { useTestServer, type CallResult } from '../support/server.ts'
import type { OperationId } from '../../server/http/contract.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }

it.each(nouns.map((noun) => [noun.key, noun] as const))('%s', async (_key, noun) => {
  const api = (await server.current.as('demo@obra.test')) as unknown as (
    id: OperationId,
    input: object,
  ) => Promise<CallResult<OperationId>>
  const { bytes } = await api(noun.operations.list, { params, query: { formato: 'csv' } })
  const titles = new TextDecoder().decode(bytes).split('\r\n')[0]!.split(';')
  expect(titles).toEqual(expect.arrayContaining([...noun.columns.map(({ title }) => title), 'Usos', 'Activo']))
})
