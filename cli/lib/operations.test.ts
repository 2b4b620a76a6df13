import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { operationAt, requestOf, type Operation } from './operations.ts'

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
const nothing = { params: [], fields: [], headers: [], files: [], data: undefined }
const server = { address: 'http://obra.test', token: 'secret', workplace: {} }

it('encodes path parameters, and repeats list parameters in the query', async () => {
  const params = ['id=a/b ?', 'tag=uno', 'tag=dos=2']
  const request = await requestOf(operation({}), { ...nothing, params }, server)
  expect(request.url).toBe('http://obra.test/api/things/a%2Fb%20%3F?tag=uno&tag=dos%3D2')
  expect(request.headers.get('authorization')).toBe('Bearer secret')
})

it('sends files as a form, together with the fields of --data', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-form-'))
  const file = path.join(folder, 'plano.pdf')
  writeFileSync(file, '%PDF')
  const body = { isRequired: true, isMultipart: true, texts: new Set<string>() }
  const given = { ...nothing, params: ['id=1'], files: [`file=${file}`], data: '{"folderId": "f1", "order": 2}' }
  const form = await (await requestOf(operation({ body }), given, server)).formData()
  rmSync(folder, { recursive: true })
  const sent = form.get('file') as File
  expect([sent.name, await sent.text()]).toEqual(['plano.pdf', '%PDF'])
  expect([form.get('folderId'), form.get('order')]).toEqual(['f1', '2'])
})

it('puts fields into the URL or the body, with the types of the contract, and adds headers', async () => {
  const body = { isRequired: true, isMultipart: false, texts: new Set(['numero']) }
  const fields = ['id=7', 'tag=uno', 'numero=0003', 'cantidad=2', 'activo=true', 'lineas=[{"a":1}]', 'nota=Hola, ¿qué?']
  const request = await requestOf(operation({ body }), { ...nothing, fields, headers: ['If-Match: "3"'] }, server)
  expect(request.url).toBe('http://obra.test/api/things/7?tag=uno')
  expect(request.headers.get('if-match')).toBe('"3"')
  expect(await request.json()).toEqual({
    numero: '0003',
    cantidad: 2,
    activo: true,
    lineas: [{ a: 1 }],
    nota: 'Hola, ¿qué?',
  })
})

it('refuses a body given twice, and an invalid header', async () => {
  const body = { isRequired: true, isMultipart: false, texts: new Set<string>() }
  const twice = requestOf(operation({ body }), { ...nothing, fields: ['id=7', 'a=1'], data: '{}' }, server)
  await expect(twice).rejects.toThrow('-f o con --data, no con los dos')
  for (const line of ['nada', ': x', 'a b: x', 'x: a\nb'])
    await expect(requestOf(operation({}), { ...nothing, params: ['id=7'], headers: [line] }, server)).rejects.toThrow(
      '-H',
    )
})

it('fills the company and the project of an address from the chosen ones, unless they are given', async () => {
  const ofProject = operation({
    path: '/api/Proyectos/{proyectoId}/things',
    parameters: [{ name: 'proyectoId', in: 'path', required: true, schema: {} }],
  })
  const chosen = { ...server, workplace: { developer: 1, project: 3 } }
  expect((await requestOf(ofProject, nothing, chosen)).url).toBe('http://obra.test/api/Proyectos/3/things')
  const given = { ...nothing, params: ['proyectoId=7'] }
  expect((await requestOf(ofProject, given, chosen)).url).toBe('http://obra.test/api/Proyectos/7/things')
  await expect(requestOf(ofProject, nothing, server)).rejects.toThrow('le falta: --param proyectoId=…')
})

it('finds an operation by method and address, literal segments before parameters', () => {
  const operations = [
    operation({ id: 'getThing', method: 'GET' }),
    operation({ id: 'getOwn', method: 'GET', path: '/api/things/own' }),
  ]
  const found = (method: string, address: string) => {
    const at = operationAt(operations, method, address)
    return at && [at.operation.id, at.params]
  }
  expect(found('GET', '/api/things/own')).toEqual(['getOwn', []])
  expect(found('GET', '/api/things/a%2Fb?tag=uno&tag=dos')).toEqual(['getThing', ['id=a/b', 'tag=uno', 'tag=dos']])
  expect(found('GET', '/api/things/{id}?tag=uno')).toEqual(['getThing', ['tag=uno']])
  expect([found('POST', '/api/things/1'), found('GET', '/api/things')]).toEqual([undefined, undefined])
  expect(() => found('GET', '/api/things/%E0%A4')).toThrow('tiene un % que no sirve')
})
