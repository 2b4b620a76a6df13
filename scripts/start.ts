/** `npm start`: generates and builds what changed, then serves the product with sample data. */
import { buildWeb, generate } from './lib/build.ts'

generate()
buildWeb()
process.env.OBRA_SEED ??= 'demo'
process.env.OBRA_LOG_LEVEL ??= 'warn'
console.log('Preparando los datos…')
// @ts-expect-error -- plain JavaScript, see there
await import('../server/main.js')
