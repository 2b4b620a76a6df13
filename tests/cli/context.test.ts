import { describe, expect, it } from 'vitest'
import { useObra } from '../support/cli.ts'

const obra = useObra()
const signIn = (args: string[], email: string) =>
  obra.run([...args, 'login', '--email', email, '--password-stdin'], { input: 'obra-demo-2026' })
const whoIs = async (...args: string[]) => (await obra.json<{ email: string }>([...args, 'whoami'])).email

// OBRA_API_URL names the test server; only an explicitly named context takes precedence.
const unnamed = { env: { OBRA_API_URL: '' } }

describe('obra context', () => {
  it('keeps servers and accounts by name, and a company and a project in each', async () => {
    for (const name of ['dueña', 'socio']) await obra.json(['context', 'add', name, obra.address])
    await signIn(['--context', 'dueña'], 'demo@obra.test')
    await signIn(['--context', 'socio'], 'martin@obra.test')
    expect([await whoIs('--context', 'dueña'), await whoIs('--context', 'socio')]).toEqual([
      'demo@obra.test',
      'martin@obra.test',
    ])
    await obra.json(['--context', 'dueña', 'developers', 'use', '2'])
    expect(await obra.json(['context', 'use', 'dueña'])).toEqual({ nombre: 'dueña', servidor: obra.address })
    expect(await obra.json(['whoami'], unnamed)).toMatchObject({ email: 'demo@obra.test' })
    expect(await obra.json(['developers', 'current'], unnamed)).toMatchObject({ id: 2 })
    expect(await obra.json(['whoami'], { env: { OBRA_CONTEXT: 'socio' } })).toMatchObject({ email: 'martin@obra.test' })
    expect(await obra.json(['context', 'list'])).toEqual([
      { nombre: 'dueña', servidor: obra.address, email: 'demo@obra.test', enUso: true },
      { nombre: 'socio', servidor: obra.address, email: 'martin@obra.test', enUso: false },
    ])
  })

  it('is completed by name', async () => {
    for (const words of [
      ['context', 'use', 's'],
      ['--context', 's'],
    ]) {
      const { stdout } = await obra.run(['complete', '--', ...words])
      expect(stdout).toContain(`socio\t${obra.address}`)
    }
  })

  it('can be removed only after its session is closed, and left by `use` without a name', async () => {
    expect(await obra.run(['context', 'remove', 'dueña'])).toMatchObject({ code: 2, stdout: '' })
    await obra.json(['--context', 'dueña', 'logout'])
    await obra.json(['context', 'remove', 'dueña'])
    const list = await obra.json<{ nombre: string; enUso: boolean }[]>(['context', 'list'])
    expect(list).toMatchObject([{ nombre: 'socio', enUso: false }])
    await obra.json(['context', 'use', 'socio'])
    expect((await obra.run(['context', 'use', '--table'])).stdout).toBe('Trabajás sin contexto.\n')
    expect(await obra.json(['context', 'list'])).toMatchObject([{ enUso: false }])
  })

  const wrong: [name: string, args: string[], message: string][] = [
    ['an unknown one', ['context', 'use', 'nada'], "No existe el contexto 'nada'. Hay: "],
    ['an unknown one for one command', ['--context', '__proto__', 'whoami'], "No existe el contexto '__proto__'"],
    ['a name in use', ['context', 'add', 'socio', 'https://otro.test'], "Ya existe el contexto 'socio'"],
    ['an invalid name', ['context', 'add', 'https://x', 'https://x.test'], 'no sirve como nombre'],
    ['an invalid address', ['context', 'add', 'x', 'hola'], "'hola' no es la dirección"],
    ['two servers at once', ['--context', 'socio', '--api-url', 'https://x.test', 'whoami'], 'no van juntas'],
  ]
  for (const [name, args, message] of wrong) {
    it(`refuses ${name}`, async () => {
      const { code, stdout, stderr } = await obra.run(args)
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain(message)
    })
  }
})

describe('what a command works with', () => {
  it('is separate from what the person works with in the browser', async () => {
    await obra.login()
    const { accessToken } = await obra.json<{ accessToken: string }>([
      'api',
      'signIn',
      '-f',
      'email=demo@obra.test',
      '-f',
      'password=obra-demo-2026',
    ])
    const chosen = () => obra.json(['api', 'getSelection'], { env: { OBRA_TOKEN: accessToken } })
    const before = await chosen()
    await obra.json(['developers', 'use', '3'])
    expect(await obra.json(['developers', 'current'])).toMatchObject({ id: 3 })
    expect(await chosen()).toEqual(before)
    const env = { OBRA_TOKEN: accessToken }
    const kept = await obra.run(['developers', 'use', '1'], { env })
    expect(kept).toMatchObject({ code: 2, stderr: expect.stringContaining('--developer') })
  })
})
