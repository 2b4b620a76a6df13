/** `npm run mock`: Prism answers the whole contract on port 4010 (or PORT). */
import { generate, run } from './lib/build.ts'
import { requireFreePort } from './lib/require-free-port.ts'

generate()
const port = process.env.PORT ?? '4010'
await requireFreePort(Number(port))
process.exit(run('prism', ['mock', 'openapi/generated/openapi.json', '--port', port, ...process.argv.slice(2)]))
