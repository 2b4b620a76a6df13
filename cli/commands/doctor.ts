import { statSync } from 'node:fs'
import type { Command } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { answer, createApiClient, reach, readJson } from '../lib/client.ts'
import { openCli, type Cli } from '../lib/context.ts'
import { Failure } from '../lib/failure.ts'
import { credentialsFile } from '../lib/session.ts'
import { examples } from '../lib/spanish.ts'

type State = 'bien' | 'atención' | 'mal'
type Finding = { control: string; estado: State; detalle: string }
type Check = (cli: Cli) => Promise<[State, string]>

// A token is refused if the clocks differ too much.
const clockToleranceSeconds = 60

/** In order of dependency: after a failed check, the later ones would fail for the same reason. */
const checks: [control: string, check: Check][] = [
  [
    'Credenciales',
    async () => {
      const file = credentialsFile()
      const mode = statSync(file, { throwIfNoEntry: false })?.mode
      if (mode === undefined) return ['bien', `${file} todavía no existe`]
      if (process.platform !== 'win32' && mode & 0o077)
        return ['atención', `${file} lo pueden leer otros: chmod 600 ${file}`]
      return ['bien', file]
    },
  ],
  [
    'Servidor',
    async ({ address }) => {
      const started = performance.now()
      const { version } = (await readJson(await reach(new Request(`${address}/api/health`)))) as { version?: string }
      if (!version) return ['mal', `Lo que contesta en ${address} no es un servidor de Obra`]
      const summary = `${address}, Obra ${version}, ${Math.round(performance.now() - started)} ms`
      if (version === packageJson.version) return ['bien', summary]
      return ['atención', `${summary}; este comando es ${packageJson.version}: conviene que coincidan`]
    },
  ],
  [
    'Base de datos',
    async ({ address }) => {
      const { store, schemaVersion, isSample } = await answer(createApiClient(address, undefined).GET('/api/ready'))
      const summary = `${store}, esquema ${schemaVersion}`
      if (!isSample) return ['bien', summary]
      return ['atención', `${summary}: son datos de ejemplo, con una contraseña conocida; para trabajar: obra init`]
    },
  ],
  [
    'Reloj',
    async ({ address }) => {
      const { headers } = await reach(new Request(`${address}/api/health`))
      const there = Date.parse(headers.get('date') ?? '')
      if (Number.isNaN(there)) return ['bien', 'el servidor no dice su hora']
      const seconds = Math.round(Math.abs(Date.now() - there) / 1000)
      if (seconds <= clockToleranceSeconds) return ['bien', 'coincide con el del servidor']
      return ['atención', `difiere en ${seconds} s del servidor: revisá la hora de este equipo`]
    },
  ],
  [
    'Sesión',
    async ({ address, token }) => {
      if (!token) return ['atención', 'sin iniciar: obra login']
      const { data, response } = await createApiClient(address, token).GET('/api/common/user')
      if (data) return ['bien', `${data.name} (${data.email})`]
      return [
        'mal',
        response.status === 401 ? 'venció o se cerró: obra login' : `el servidor contestó ${response.status}`,
      ]
    },
  ],
  [
    'Empresa y proyecto',
    async ({ address, token, workplace }) => {
      if (!token) return ['atención', 'primero hay que iniciar sesión']
      const client = createApiClient(address, token, workplace)
      const { desarrolladora, proyecto } = (await answer(client.GET('/api/Usuarios/seleccion'))).data
      if (!desarrolladora) return ['atención', 'sin elegir: obra developers use ID']
      if (!proyecto) return ['atención', `${desarrolladora.nombre}, sin proyecto: obra proyectos use ID`]
      return ['bien', `${desarrolladora.nombre}, ${proyecto.nombre}`]
    },
  ],
]

/** `obra doctor`: checks what could keep the command from working, with advice. */
export function doctor(command: Command): void {
  command.action(async () => {
    const cli = openCli(command)
    const findings: Finding[] = []
    for (const [control, check] of checks) {
      const [estado, detalle] = await check(cli).catch((error: unknown): [State, string] => {
        if (!(error instanceof Failure)) throw error
        return ['mal', error.message]
      })
      findings.push({ control, estado, detalle })
      if (estado === 'mal') break
    }
    cli.output.rows(
      findings,
      [
        { title: 'CONTROL', value: ({ control }) => control },
        { title: 'ESTADO', value: ({ estado }) => estado },
        { title: 'DETALLE', value: ({ detalle }) => detalle, isWhole: true },
      ],
      '',
    )
    if (findings.some(({ estado }) => estado === 'mal')) throw new Failure('Hay algo que arreglar.')
  })
  examples(command, [
    ['obra doctor', 'qué anda y qué no, con lo que hay que hacer'],
    ['obra doctor --jq \'.[] | select(.estado != "bien")\'', 'solo lo que no está bien'],
  ])
}
