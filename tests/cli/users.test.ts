/** Accounts managed on the server's machine, and the set-up of an installation without sample data. */
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copyDemoData, hasTerminal, onTerminal, startServer, temporaryFolder, useCommand } from '../support/cli.ts'

const obra = useCommand()
const folder = temporaryFolder()
const on = (name: string) => ({ env: { OBRA_DATA_DIR: `${folder}/${name}` } })
const ana = ['--name', 'Ana Paz', '--email', 'Ana@paz.test', '--password-stdin']
const company = ['--company', 'Paz Desarrollos', '--cuit', '30-71234567-1', '--project', 'Torre Norte']

describe('obra init', () => {
  it('creates the first account with its company and a project, only once; until then the server says how to begin', async () => {
    const data = `${folder}/new`
    const empty = await startServer(data, { OBRA_SEED: '' })
    await empty.stop()
    const { desarrolladora, proyecto } = await obra.json<Record<'desarrolladora' | 'proyecto', { nombre: string }>>(
      ['init', ...ana, ...company],
      { ...on('new'), input: 'clave-larga-1\n' },
    )
    expect([desarrolladora.nombre, proyecto.nombre]).toEqual(['Paz Desarrollos', 'Torre Norte'])
    const again = await obra.run(['init', ...ana, ...company], { ...on('new'), input: 'clave-larga-1' })
    expect([again.code, again.stderr]).toEqual([
      1,
      'Esta instalación ya tiene cuentas. Para sumar otra: obra users create\n',
    ])
    const server = await startServer(data, { OBRA_SEED: '' })
    const env = { OBRA_API_URL: server.address, XDG_CONFIG_HOME: `${folder}/config` }
    await obra.json(['login', '--email', 'ana@paz.test', '--password-stdin'], { env, input: 'clave-larga-1' })
    expect(await obra.json(['developers', 'list'], { env })).toMatchObject([{ nombre: 'Paz Desarrollos' }])
    await server.stop()
  })

  it('turns an installation with sample data into a real one: the sample password is refused', async () => {
    copyDemoData(`${folder}/sample`)
    const begun = await obra.run(['init', ...ana, ...company, '--table'], { ...on('sample'), input: 'clave-larga-1' })
    expect([begun.code, begun.stdout]).toEqual([0, expect.stringContaining('su contraseña ya no sirve')])
    const server = await startServer(`${folder}/sample`, { OBRA_SEED: 'demo' })
    const env = { OBRA_API_URL: server.address, XDG_CONFIG_HOME: `${folder}/config-sample` }
    const login = ['login', '--email', 'demo@obra.test', '--password-stdin']
    const refused = await obra.run(login, { env, input: 'obra-demo-2026' })
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('esta instalación ya no es de prueba')])
    expect(await obra.json(['status'], { env })).toMatchObject({ isSample: false })
    await server.stop()
  })

  it.skipIf(!hasTerminal)('asks for the account, the company and the project step by step on a terminal', async () => {
    const { code, screen } = await onTerminal(
      obra,
      ['init'],
      [
        ['Nombre y apellido: ', 'Eva Paz\r'],
        ['Email: ', 'eva@paz.test\r'],
        ['Contraseña (8 caracteres o más): ', 'clave-larga-1\r'],
        ['Nombre de la empresa: ', 'Paz Hermanas\r'],
        ['CUIT de la empresa: ', '30-71234567-1\r'],
        ['Nombre del primer proyecto: ', 'Casas del Río\r'],
      ],
      on('steps').env,
    )
    expect([code, screen]).toEqual([0, expect.stringContaining('Listo: eva@paz.test administra Paz Hermanas')])
    expect(screen).toContain('con el proyecto Casas del Río')
    expect(screen).not.toContain('clave-larga-1')
    expect(await obra.json(['users', 'list'], on('steps'))).toMatchObject([{ email: 'eva@paz.test' }])
  })

  it('names what is missing without a terminal', async () => {
    const { code, stderr } = await obra.run(['init', '--name', 'Ana'], on('asked'))
    expect([code, stderr]).toEqual([2, 'Falta: --email, --password-stdin, --company, --cuit, --project\n'])
  })
})

describe('obra users', () => {
  it('creates, lists, disables and enables accounts, and sets a new password', async () => {
    const input = 'clave-larga-1'
    for (const action of [['list'], ['create', ...ana]]) {
      const mistyped = await obra.run(['users', ...action], { ...on('users'), input })
      expect([mistyped.code, mistyped.stderr]).toEqual([1, expect.stringContaining('Revisá OBRA_DATA_DIR')])
    }
    expect(existsSync(`${folder}/users`)).toBe(false)
    await obra.json(['db', 'migrate'], on('users'))
    await obra.json(['users', 'create', ...ana], { ...on('users'), input })
    const taken = await obra.run(['users', 'create', ...ana], { ...on('users'), input })
    expect([taken.code, taken.stderr]).toEqual([1, 'ana@paz.test ya tiene una cuenta en Obra.\n'])
    const state = async () => (await obra.json<{ state: string }[]>(['users', 'list'], on('users')))[0]!.state
    const server = await startServer(`${folder}/users`, { OBRA_SEED: '' })
    const env = { OBRA_API_URL: server.address, XDG_CONFIG_HOME: `${folder}/config-users` }
    const login = (password: string) =>
      obra.run(['login', '--email', 'ana@paz.test', '--password-stdin'], { env, input: password })
    expect((await login(input)).code).toBe(0)
    await obra.json(['users', 'disable', 'ANA@paz.test'], on('users'))
    expect([await state(), (await login(input)).code, (await obra.run(['whoami'], { env })).code]).toEqual([
      'deshabilitada',
      3,
      3,
    ])
    await obra.json(['users', 'enable', 'ana@paz.test'], on('users'))
    await obra.json(['users', 'reset-password', 'ana@paz.test', '--password-stdin'], {
      ...on('users'),
      input: 'otra-clave-2',
    })
    expect([(await login(input)).code, (await login('otra-clave-2')).code, await state()]).toEqual([3, 0, 'activa'])
    await server.stop()
  })

  it('confirms an unconfirmed account, and reports unknown ones', async () => {
    const server = await startServer(`${folder}/waiting`, { OBRA_SEED: '' })
    const env = { OBRA_API_URL: server.address, XDG_CONFIG_HOME: `${folder}/config-waiting` }
    const body = { name: 'Eva', email: 'eva@paz.test', password: 'clave-larga-1' }
    await obra.json(['api', 'signUp', '--data', '-'], { env, input: JSON.stringify(body) })
    const login = () => obra.run(['login', '--email', body.email, '--password-stdin'], { env, input: body.password })
    expect((await login()).code).toBe(3)
    await obra.json(['users', 'confirm', body.email], on('waiting'))
    expect((await login()).code).toBe(0)
    const { code, stderr } = await obra.run(['users', 'confirm', 'nadie@paz.test'], on('waiting'))
    expect([code, stderr]).toEqual([1, 'No hay una cuenta de nadie@paz.test.\n'])
    await server.stop()
  })

  it('creates accounts if sign-up is closed', async () => {
    const server = await startServer(`${folder}/closed`, { OBRA_SEED: '', OBRA_SIGN_UP: 'closed' })
    const env = { OBRA_API_URL: server.address }
    const body = { name: 'Eva', email: 'eva@paz.test', password: 'clave-larga-1' }
    const { code, stderr } = await obra.run(['api', 'signUp', '--data', '-'], { env, input: JSON.stringify(body) })
    expect([code, stderr.includes('quien administra Obra')]).toEqual([1, true])
    await server.stop()
  })
})
