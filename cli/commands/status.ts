import type { Command } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { answer, createApiClient, failureOf, type Client } from '../lib/client.ts'
import { openCli } from '../lib/context.ts'
import { examples } from '../lib/spanish.ts'

const storeNames = { sqlite: 'SQLite', postgresql: 'PostgreSQL' }

/** The signed-in user with company and project; all null without a valid session. */
async function readWork(client: Client, token: string | undefined) {
  const nothing = { user: null, desarrolladora: null, proyecto: null }
  if (!token) return nothing
  const { data: user, error, response } = await client.GET('/api/common/user')
  if (response.status === 401) return nothing
  if (!user) throw failureOf(response, error)
  return { user, ...(await answer(client.GET('/api/Usuarios/seleccion'))).data }
}

/** `obra status` */
export function status(command: Command): void {
  command.action(async () => {
    const { output, address, token, workplace } = openCli(command)
    const client = createApiClient(address, token, workplace)
    const { version: serverVersion } = await answer(client.GET('/api/health'))
    const { store, schemaVersion, isSample } = await answer(client.GET('/api/ready'))
    const { user, desarrolladora, proyecto } = await readWork(client, token)
    const versions = { version: packageJson.version, serverVersion, store, schemaVersion, isSample }
    const withoutSession = token ? 'la sesión venció: obra login' : 'sin iniciar: obra login'
    output.record({ address, ...versions, user, desarrolladora, proyecto }, [
      ['Servidor', `${address} (Obra ${serverVersion})`],
      ['Base de datos', `${storeNames[store]}, esquema ${schemaVersion}${isSample ? ', datos de ejemplo' : ''}`],
      ['Este comando', `Obra ${packageJson.version}, Node ${process.versions.node}`],
      ['Sesión', user ? `${user.name} (${user.email})` : withoutSession],
      ['Desarrolladora', desarrolladora ? `${desarrolladora.nombre} (${desarrolladora.id})` : 'ninguna'],
      ['Proyecto', proyecto ? `${proyecto.nombre} (${proyecto.id})` : 'ninguno'],
    ])
  })
  examples(command, [
    ['obra status', 'todo de un vistazo'],
    ['obra status --json | jq -r .store', 'qué base de datos usa el servidor'],
  ])
}
