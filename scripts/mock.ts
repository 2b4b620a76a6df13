/** `npm run mock`: Prism answers the whole contract on port 4010 (or PORT). */
import { generate, run } from './lib/build.ts'

generate()
const port = process.env.PORT ?? '4010'
process.exit(run('prism', ['mock', 'openapi/generated/openapi.json', '--port', port, ...process.argv.slice(2)]))
