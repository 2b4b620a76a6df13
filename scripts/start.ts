/** `npm start`: generates and builds what changed, then serves the whole product with its sample data. */
import { enableCompileCache } from 'node:module'
import { buildWeb, generate } from './lib/build.ts'

enableCompileCache()
generate()
buildWeb()
process.env.OBRA_SEED ??= 'demo'
process.env.OBRA_LOG_LEVEL ??= 'warn'
console.log('Preparando los datos…')
await import('../server/serve.ts')
