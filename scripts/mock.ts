/** `npm run mock`: Prism mocks the whole contract on port 4010 (or PORT). */
import { generate, runUntilEnded } from './lib/build.ts'
import { requireFreePort } from './lib/require-free-port.ts'

generate()
const port = process.env.PORT ?? '4010'
await requireFreePort(Number(port), `Cerrá el otro programa o elegí otro: PORT=${Number(port) + 1} npm run mock`)
const args = ['mock', 'openapi/generated/openapi.json', '--port', port, ...process.argv.slice(2)]
process.exit(await runUntilEnded('prism', args))
