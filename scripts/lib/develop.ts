import concurrently from 'concurrently'
import { generate, makeSprites } from './build.ts'
import { requireFreePort } from './require-free-port.ts'

const tasks = { server: 'dev', prism: 'dev:mock', tab: 'dev:tab' }
const contract = { name: 'contract', command: 'node scripts/watch-contract.ts' }

/**
 * Runs Vite with the server, which restarts when its sources change; with Prism instead of the server; or alone, with the
 * server in the tab. Regenerates the contract when it changes.
 */
export async function develop(against: keyof typeof tasks): Promise<void> {
  generate()
  makeSprites()
  const port = Number(process.env.PORT ?? (against === 'prism' ? 4010 : 3000))
  const webPort = Number(process.env.OBRA_WEB_PORT ?? 5173)
  const advice = (variable: string, taken: number) =>
    `Cerrá el otro programa o elegí otro: ${variable}=${taken + 1} npm run ${tasks[against]}`
  await requireFreePort(webPort, advice('OBRA_WEB_PORT', webPort))
  if (against !== 'tab') await requireFreePort(port, advice('PORT', port))
  const api = {
    server: [{ name: 'server', command: 'node --watch --watch-preserve-output server/main.js' }],
    prism: [{ name: 'mock', command: `prism mock openapi/generated/openapi.json --port ${port} --verboseLevel warn` }],
    tab: [],
  }[against]
  const web = { OBRA_API_URL: `http://127.0.0.1:${port}`, ...(against !== 'server' && { VITE_MOCK: against }) }
  const { result } = concurrently(
    [
      contract,
      ...api.map((each) => ({ ...each, env: { OBRA_SEED: 'demo', OBRA_LOG_LEVEL: 'warn' } })),
      { name: 'web', command: 'vite web', env: web },
    ],
    { killOthersOn: ['failure', 'success'], prefixColors: ['grey', 'blue', 'green'] },
  )
  await result.catch(() => {})
}
