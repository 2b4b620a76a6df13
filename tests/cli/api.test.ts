import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, it } from 'vitest'
import { foreignServer, launcher, node, temporaryFolder, useObra } from '../support/cli.ts'

const obra = useObra()
const folder = temporaryFolder()
const file = (name: string) => path.join(folder, name)
beforeAll(() => obra.login())

type Listed = { id: string; method: string; path: string; area: string; summary: string }

describe('obra api', () => {
  it('lists every operation of the contract', async () => {
    const list = await obra.json<Listed[]>(['api', '--list'])
    const description = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as { paths: object }
    const count = Object.values(description.paths).flatMap((methods: object) => Object.keys(methods)).length
    expect(list).toHaveLength(count)
    expect(list).toContainEqual(expect.objectContaining({ id: 'getSelection', method: 'GET', area: 'developers' }))
    const people = await obra.run(['api', '--list', '--table'])
    expect(people.stdout).toMatch(/^listDevelopers +developers +GET \/api\/Usuarios\/desarrolladoras +List my/m)
  })

  it('calls public operations without a session', async () => {
    const env = { XDG_CONFIG_HOME: file('empty') }
    expect(await obra.json(['api', 'getHealth'], { env })).toMatchObject({ status: 'ok' })
    expect(await obra.run(['api', 'getUser'], { env })).toMatchObject({ code: 3, stdout: '' })
  })

  it('puts parameters into the URL', async () => {
    const answer = await obra.json<{ data: object[] }>(['api', 'listProjects', '--param', 'developerId=1'])
    expect(answer.data).toHaveLength(4)
  })

  it('sends a body from a file or from standard input', async () => {
    writeFileSync(file('choice.json'), '{"desarrolladoraId": 1}')
    const fromFile = await obra.json(['api', 'setActiveDeveloper', '--data', file('choice.json')])
    expect(fromFile).toEqual({ isSuccess: true, message: '' })
    const piped = await obra.json(['api', 'setActiveProject', '--data', '-'], { input: '{"proyectoId": 3}' })
    expect(piped).toEqual({ isSuccess: true, message: '' })
    const updated = { input: '{"user": {"status": "away"}}' }
    expect(await obra.json(['api', 'updateUser', '--data', '-'], updated)).toMatchObject({ status: 'away' })
    await obra.json(['api', 'updateUser', '--data', '-'], { input: '{"user": {"status": "online"}}' })
  })

  // Prism's proxy forwards form bytes as text, which corrupts images.
  it.skipIf(foreignServer)('uploads a file, with the other fields of its form', async () => {
    writeFileSync(file('plano.txt'), 'Planta baja')
    const sent = await obra.json<object>(['api', 'uploadMailAttachment', '--file', `file=${file('plano.txt')}`])
    expect(sent).toMatchObject({ name: 'plano.txt', size: 11 })
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    writeFileSync(file('ana.png'), Buffer.from(png, 'base64'))
    const [first] = await obra.json<{ id: string }[]>(['api', 'listContacts'])
    const args = ['api', 'uploadContactAvatar', '--data', '-', '--file', `avatar=${file('ana.png')}`]
    const contact = await obra.json<object>(args, { input: JSON.stringify({ id: first!.id }) })
    expect(contact).toMatchObject({ id: first!.id, avatar: expect.any(String) })
    const { code, stderr } = await obra.run(['api', 'uploadMailAttachment'])
    expect([code, stderr]).toEqual([2, 'uploadMailAttachment lleva un archivo: --file campo=ruta\n'])
  })

  it('exits with 1 for a refusal sent as 200, and prints it', async () => {
    const { code, stdout, stderr } = await obra.run(['api', 'setActiveDeveloper', '--data', '-'], {
      input: '{"desarrolladoraId": 6}',
    })
    expect([code, JSON.parse(stdout)]).toEqual([1, { isSuccess: false, message: '' }])
    expect(stderr).toBe('El servidor no aceptó el pedido.\n')
  })

  it('exits with 4 for a record that does not exist', async () => {
    const { code, stdout, stderr } = await obra.run(['api', 'listProjects', '--param', 'developerId=999'])
    expect({ code, stdout, stderr }).toEqual({ code: 4, stdout: '', stderr: 'No encontramos esa desarrolladora.\n' })
  })

  it('takes a method and an address, and brings all pages of a list', async () => {
    expect(await obra.json(['api', '/api/common/user'])).toMatchObject({ email: 'demo@obra.test' })
    const project = ['--developer', '1', '--project', '1']
    const all = await obra.json<unknown[]>([...project, 'api', 'listComprobantes', '-f', 'size=10', '--paginate'])
    const first = await obra.json<{ total: number }>([
      ...project,
      'api',
      'GET',
      '/api/Proyectos/1/comprobantes?size=10',
    ])
    expect([all.length > 10, all.length]).toEqual([true, first.total])
    const noList = await obra.run(['api', 'getUser', '--paginate'])
    expect(noList).toMatchObject({ code: 2, stderr: expect.stringContaining('--paginate es para listas') })
    const unknown = await obra.run(['api', 'GET', '/api/nada'])
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('no tiene GET /api/nada') })
  })

  it('with --json prints the answer of an error for programs', async () => {
    const { code, stdout, stderr } = await obra.run(['api', 'listProjects', '--param', 'developerId=999', '--json'])
    expect([code, stdout, JSON.parse(stderr)]).toEqual([4, '', expect.objectContaining({ error: 'NOT FOUND' })])
  })

  it('takes fields, filters the response with jq, and prints its headers', async () => {
    const chosen = await obra.run(['api', 'listProjects', '-f', 'developerId=1', '--jq', '[.data[].id] | sort[]'])
    expect([chosen.code, chosen.stdout]).toEqual([0, '1\n2\n3\n4\n'])
    expect(await obra.json(['api', 'setActiveDeveloper', '-f', 'desarrolladoraId=1'])).toMatchObject({
      isSuccess: true,
    })
    const { stdout } = await obra.run(['api', 'getHealth', '-i', '-H', 'Accept: application/json'])
    expect(stdout).toMatch(/^HTTP 200 OK\n(.+\n)*content-type: application\/json.*\n(.+\n)*\n\{/)
    const refused = await obra.run(['api', 'getHealth', '--jq', '.['])
    expect(refused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('jq no entiende') })
  })

  it('prints nothing for a 304', async () => {
    const { stdout } = await obra.run(['api', 'getUser', '-i'])
    const [, etag] = /^etag: (.+)$/m.exec(stdout) ?? []
    const again = await obra.run(['api', 'getUser', '-i', '-H', `If-None-Match: ${etag}`])
    expect(again).toMatchObject({ code: 0, stdout: expect.stringMatching(/^HTTP 304 .*\n(.+\n)*\n$/) })
  })

  it('prints each change while it watches, and nothing in between', async () => {
    const env = { ...process.env, XDG_CONFIG_HOME: obra.configHome, OBRA_API_URL: obra.address }
    const args = [launcher, 'api', 'getUser', '--watch', '1', '--jq', '.name']
    const child = spawn(node, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const shown: string[] = []
    const lines = createInterface({ input: child.stdout }).on('line', (line) => shown.push(line))
    await once(lines, 'line')
    const { name } = await obra.json<{ name: string }>(['api', 'getUser'])
    for (const next of ['Otro Nombre', name]) {
      const line = once(lines, 'line')
      await obra.json(['api', 'updateUser', '--data', '-'], { input: JSON.stringify({ user: { name: next } }) })
      await line
    }
    child.kill()
    await once(child, 'close')
    expect(shown).toEqual([name, 'Otro Nombre', name])
    const wrong = await obra.run(['api', 'signOut', '--watch'])
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('--watch es para lo que lee') })
  })

  it('watches lists too, and limits them to pages', async () => {
    const env = { ...process.env, XDG_CONFIG_HOME: obra.configHome, OBRA_API_URL: obra.address }
    const watched = ['tokens', 'list', '--watch', '1', '--jq', 'map(.name) | sort | join(" ")']
    await obra.run(['tokens', 'create', 'uno'])
    const child = spawn(node, [launcher, ...watched], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    expect((await lines.next()).value).toBe('uno')
    await obra.run(['tokens', 'create', 'dos'])
    expect((await lines.next()).value).toBe('dos uno')
    child.kill()
    await once(child, 'close')
    const page = (...args: string[]) => obra.json<{ name: string }[]>(['tokens', 'list', ...args])
    const [all, first, second] = [await page(), await page('--limit', '1'), await page('--limit', '1', '--page', '2')]
    expect([...first, ...second]).toEqual(all)
    expect(await page('--page', '2')).toEqual([])
  })

  it('saves a response to the file of --output', async () => {
    await obra.run(['api', 'getUser', '--output', file('me.json')])
    expect(JSON.parse(readFileSync(file('me.json'), 'utf8'))).toMatchObject({ email: 'demo@obra.test' })
    const { code, stderr } = await obra.run(['api', 'getUser', '--output', file('no/me.json')])
    expect([code, stderr]).toEqual([1, `No se puede escribir ${file('no/me.json')} (ENOENT).\n`])
  })

  const wrong: [name: string, args: string[], message: RegExp, input?: string][] = [
    ['no operation', ['api'], /^Falta la operación/],
    ['an unknown operation', ['api', 'nada'], /No existe la operación 'nada'.*api --list/],
    ['half the name of an operation', ['api', 'projects'], /Quisiste decir listProjects/],
    [
      'an unknown parameter',
      ['api', 'listProjects', '--param', 'x=1'],
      /no tiene el parámetro 'x'. Tiene: developerId/,
    ],
    ['a missing parameter', ['api', 'listProjects'], /--param developerId=…/],
    ['a parameter without a value', ['api', 'listProjects', '--param', 'developerId'], /nombre=valor/],
    ['a parameter that leads elsewhere', ['api', 'listProjects', '--param', 'developerId=..'], /'\.\.' no sirve/],
    ['a missing body', ['api', 'setActiveDeveloper'], /lleva un cuerpo/],
    ['a body said twice', ['api', 'updateUser', '-f', 'a=1', '--data', '-'], /-f o con --data/, '{}'],
    ['what is no header', ['api', 'getUser', '-H', 'nada'], /-H se escribe/],
    ['a body that is no JSON', ['api', 'setActiveDeveloper', '--data', '-'], /no es JSON válido/, '{a}'],
    ['a body for an operation without one', ['api', 'getUser', '--data', '-'], /no lleva cuerpo/, '{}'],
    ['a missing body file', ['api', 'setActiveDeveloper', '--data', '/nada.json'], /No se puede leer/],
    [
      'a file that is not there',
      ['api', 'uploadMailAttachment', '--file', 'file=/nada.pdf'],
      /^No se puede leer \/nada.pdf/,
    ],
    ['a file for an operation without one', ['api', 'updateUser', '--file', 'a=b'], /no lleva archivos/],
  ]
  for (const [name, args, message, input] of wrong) {
    it(`is a usage error with ${name}`, async () => {
      const { code, stdout, stderr } = await obra.run(args, { input: input ?? '' })
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toMatch(message)
    })
  }
})

describe('responses and requests that are not JSON', () => {
  /** A server that echoes its requests, for operations that the contract may have one day. */
  async function listening<T>(
    answer: (
      request: IncomingMessage,
    ) => [type: string, body: Buffer, status?: number, headers?: Record<string, string>],
    work: (address: string) => Promise<T>,
  ) {
    const server = createServer((request, response) => {
      const [type, body, status = 200, headers = {}] = answer(request)
      response.writeHead(status, { 'Content-Type': type, ...headers }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      return await work(`http://127.0.0.1:${(server.address() as { port: number }).port}`)
    } finally {
      server.close()
    }
  }

  it('are written byte by byte, to a pipe or a file', async () => {
    const bytes = Buffer.from([0, 1, 2, 253, 254, 255])
    await listening(
      () => ['application/octet-stream', bytes],
      async (address) => {
        const env = { OBRA_API_URL: address }
        await obra.run(['api', 'getHealth', '--output', file('bytes')], { env })
        expect(readFileSync(file('bytes'))).toEqual(bytes)
        const piped = await obra.run(['api', 'getHealth'], { env })
        expect([piped.code, piped.stdout]).toEqual([0, bytes.toString('utf8')])
      },
    )
  })

  it('text is printed unchanged', async () => {
    await listening(
      () => ['text/event-stream', Buffer.from('data: hola\n\n')],
      async (address) => {
        expect(await obra.run(['api', 'getHealth'], { env: { OBRA_API_URL: address } })).toMatchObject({
          code: 0,
          stdout: 'data: hola\n\n',
        })
      },
    )
  })

  it('from a proxy whose server is down are reported as such', async () => {
    await listening(
      () => ['text/html', Buffer.from('<h1>Bad Gateway</h1>'), 502],
      async (address) => {
        for (const args of [['whoami'], ['api', 'getHealth']]) {
          const { code, stderr } = await obra.run(args, { env: { OBRA_API_URL: address, OBRA_TOKEN: 'x' } })
          expect([code, stderr]).toEqual([
            1,
            `El proxy en ${address} contestó 502: Obra no responde detrás de él. Probá en un rato.\n`,
          ])
        }
      },
    )
  })

  it('with Retry-After say how long to wait', async () => {
    const problem = { isSuccess: false, error: 'Too many requests', message: 'Demasiados intentos.', requestId: 'a' }
    const answer = (seconds: string) => () =>
      ['application/json', Buffer.from(JSON.stringify(problem)), 429, { 'Retry-After': seconds }] as const
    for (const [seconds, said] of [
      ['40', '40 segundos'],
      ['600', '10 minutos'],
    ] as const) {
      await listening(
        () => [...answer(seconds)()],
        async (address) => {
          for (const args of [['whoami'], ['api', 'getHealth']]) {
            const { stderr } = await obra.run(args, { env: { OBRA_API_URL: address, OBRA_TOKEN: 'x' } })
            expect(stderr).toBe(`Demasiados intentos.\nProbá de nuevo dentro de ${said}.\n`)
          }
        },
      )
    }
  })

  it('go through the proxy of the environment', async () => {
    const asked: string[] = []
    const proxy = createServer().on('connect', (request, socket) => {
      asked.push(request.url ?? '')
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(proxy.address() as { port: number }).port}`
    const { code } = await obra.run(['api', 'getHealth'], {
      env: { OBRA_API_URL: 'http://obra.example', HTTP_PROXY: address },
    })
    proxy.close()
    expect([code, asked]).toEqual([1, ['obra.example:80']])
    // The proxy no longer listens.
    const gone = { OBRA_API_URL: 'http://obra.example', HTTP_PROXY: address }
    expect((await obra.run(['api', 'getHealth'], { env: gone })).stderr).toContain('ni por el proxy de HTTP_PROXY')
    const beside = { ...gone, OBRA_API_URL: 'http://127.0.0.1:1', NO_PROXY: '127.0.0.1' }
    expect((await obra.run(['api', 'getHealth'], { env: beside })).stderr).not.toContain('proxy')
  })
})

describe('OBRA_TOKEN', () => {
  it('may end with a line break; any other invalid character is a usage error', async () => {
    const env = (token: string) => ({ env: { OBRA_TOKEN: token, OBRA_API_URL: 'http://127.0.0.1:1' } })
    expect((await obra.run(['whoami'], env('abc\n'))).stderr).toContain('No se llega al servidor')
    const { code, stderr } = await obra.run(['whoami'], env('abc\ndef'))
    expect([code, stderr]).toEqual([2, 'OBRA_TOKEN no es un token: tiene espacios u otros caracteres.\n'])
  })
})
