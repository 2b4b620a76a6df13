/** `npm run dev:tab`: the web app on the server in its own tab (web/mock); no server and no store. */
import { generate, makeSprites, runUntilEnded } from './lib/build.ts'
import { requireFreePort } from './lib/require-free-port.ts'

generate()
makeSprites()
const port = Number(process.env.OBRA_WEB_PORT ?? 5173)
await requireFreePort(port, `Cerrá el otro programa o elegí otro: OBRA_WEB_PORT=${port + 1} npm run dev:tab`)
process.env.VITE_MOCK = 'tab'
process.exit(await runUntilEnded('vite', ['web']))
