import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { requestOf, type Operation } from './operations.ts'

const operation = (more: Partial<Operation>): Operation => ({
  id: 'doIt',
  method: 'POST',
  path: '/api/things/{id}',
  area: 'things',
  summary: '',
  needsSession: true,
  parameters: [
    { name: 'id', in: 'path', required: true, schema: {} },
    { name: 'tag', in: 'query', schema: {} },
  ],
  body: undefined,
  ...more,
})
const server = { address: 'http://obra.test', token: 'secret', workplace: {} }

it('encodes what goes into the path, and repeats what is a list in the query', async () => {
  const params = ['id=a/b ?', 'tag=uno', 'tag=dos=2']
  const request = await requestOf(operation({}), { params, files: [], data: undefined }, server)
  expect(request.url).toBe('http://obra.test/api/things/a%2Fb%20%3F?tag=uno&tag=dos%3D2')
  expect(request.headers.get('authorization')).toBe('Bearer secret')
})

it('sends files as a form, with the fields of --data beside them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-form-'))
  const file = path.join(folder, 'plano.pdf')
  writeFileSync(file, '%PDF')
  const body = { isRequired: true, isMultipart: true }
  const given = { params: ['id=1'], files: [`file=${file}`], data: '{"folderId": "f1", "order": 2}' }
  const form = await (await requestOf(operation({ body }), given, server)).formData()
  rmSync(folder, { recursive: true })
  const sent = form.get('file') as File
  expect([sent.name, await sent.text()]).toEqual(['plano.pdf', '%PDF'])
  expect([form.get('folderId'), form.get('order')]).toEqual(['f1', '2'])
})
