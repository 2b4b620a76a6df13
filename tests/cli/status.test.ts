import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { expiredToken, useObra } from '../support/cli.ts'
import { freePort } from '../support/free-port.ts'

const obra = useObra()

describe('obra status', () => {
  it('prints server, store and versions without a session', async () => {
    expect(await obra.json(['status'])).toEqual({
      address: obra.address,
      version: packageJson.version,
      serverVersion: packageJson.version,
      store: expect.stringMatching(/^(sqlite|postgresql)$/),
      schemaVersion: expect.stringMatching(/^\d{8}T\d{4}-/),
      isSample: true,
      user: null,
      desarrolladora: null,
      proyecto: null,
    })
  })

  it('does not fail if the session has ended', async () => {
    const { code, stdout } = await obra.run(['status', '--table'], { env: { OBRA_TOKEN: await expiredToken() } })
    expect(code).toBe(0)
    expect(stdout).toContain('la sesión venció: obra login')
  })

  it('prints the active company and project', async () => {
    await obra.login()
    await obra.json(['developers', 'use', '1'])
    await obra.json(['projects', 'use', '2'])
    const { stdout } = await obra.run(['status', '--table'])
    expect(stdout).toMatch(/^Sesión +Lucía Ferreyra \(demo@obra\.test\)$/m)
    expect(stdout).toMatch(/^Desarrolladora +Norte Desarrollos S\.A\. \(1\)$/m)
    expect(stdout).toMatch(/^Proyecto +Altos de Núñez \(2\)$/m)
  })
})

describe('obra doctor', () => {
  it('reports all checks as passed except sample data, and what is not chosen or signed in yet', async () => {
    await obra.login()
    await obra.json(['developers', 'use', '1'])
    await obra.json(['projects', 'use', '2'])
    const findings = await obra.json<{ control: string; estado: string; detalle: string }[]>(['doctor'])
    expect(findings.map(({ control }) => control)).toEqual([
      'Credenciales',
      'Servidor',
      'Base de datos',
      'Reloj',
      'Sesión',
      'Empresa y proyecto',
    ])
    const notes = findings.filter(({ estado }) => estado !== 'bien')
    expect(notes).toMatchObject([{ control: 'Base de datos', estado: 'atención' }])
    expect(notes[0]!.detalle).toContain('son datos de ejemplo, con una contraseña conocida; para trabajar: obra init')
    const ended = await obra.run(['doctor', '--table'], { env: { OBRA_TOKEN: await expiredToken() } })
    expect(ended).toMatchObject({ code: 1, stderr: 'Hay algo que arreglar.\n' })
    expect(ended.stdout).toMatch(/^Sesión +mal +venció o se cerró: obra login$/m)
  })

  it('stops at the first failure that the other checks depend on', async () => {
    const env = { OBRA_API_URL: `http://127.0.0.1:${await freePort()}` }
    const { code, stdout } = await obra.run(['doctor', '--json'], { env })
    expect(code).toBe(1)
    expect((JSON.parse(stdout) as object[]).at(-1)).toMatchObject({ control: 'Servidor', estado: 'mal' })
  })
})

/** Runs a command against a server with a constant response. */
async function against(status: number, type: string, body: string, args: string[]) {
  const server = createServer((_, response) => response.writeHead(status, { 'Content-Type': type }).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  try {
    return await obra.run(args, { env: { OBRA_API_URL: `http://127.0.0.1:${port}`, OBRA_TOKEN: 'x' } })
  } finally {
    server.close()
  }
}

describe('a faulty server', () => {
  it('that is down: exits with 1 and says what to do', async () => {
    const address = `http://127.0.0.1:${await freePort()}`
    for (const args of [['status'], ['whoami'], ['api', 'getHealth']]) {
      const { code, stdout, stderr } = await obra.run(args, { env: { OBRA_API_URL: address, OBRA_TOKEN: 'x' } })
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toBe(
        `No se llega al servidor de Obra en ${address} (ECONNREFUSED). ` +
          'Arrancalo con «obra serve», o indicá otro con --api-url u OBRA_API_URL.\n',
      )
    }
  })

  it('that is another program: exits with 1 and says what to do', async () => {
    const { code, stderr } = await against(200, 'text/html', '<h1>Hola</h1>', ['status'])
    expect(code).toBe(1)
    expect(stderr).toContain('no es un servidor de Obra')
    expect((await against(200, 'application/json', 'not json', ['whoami'])).stderr).toContain(
      'no es un servidor de Obra',
    )
  })

  it('that has lost its store: exits with 1, with the message and the request id', async () => {
    const problem = { isSuccess: false, error: 'Service unavailable', message: 'No está disponible.', requestId: 'r-7' }
    const { code, stderr } = await against(503, 'application/json', JSON.stringify(problem), ['developers', 'list'])
    expect([code, stderr]).toEqual([1, 'No está disponible.\n(pedido r-7)\n'])
  })

  it('that closes in the middle of a response: exits with 1 and a message', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' }).write('{"a":')
      setTimeout(() => response.destroy(), 50)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    for (const args of [['whoami'], ['api', 'getUser']]) {
      const env = { OBRA_API_URL: `http://127.0.0.1:${port}`, OBRA_TOKEN: 'x' }
      expect(await obra.run(args, { env })).toEqual({
        code: 1,
        stdout: '',
        stderr: 'La conexión con el servidor se cortó antes de terminar. Probá de nuevo.\n',
      })
    }
    server.close()
  })

  it('with an invalid address: exits with 2', async () => {
    for (const address of ['hola', 'ftp://obra.test']) {
      const { code, stderr } = await obra.run(['status', '--api-url', address])
      expect([code, stderr]).toEqual([2, `'${address}' no es la dirección de un servidor.\n`])
    }
  })
})
