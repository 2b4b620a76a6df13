import concurrently from 'concurrently'
import { generate, makeSprites } from './build.ts'
import { requireFreePort } from './require-free-port.ts'

/** Runs Vite with the server, which restarts when its sources change, or with Prism in the server's place. */
export async function develop(against: 'server' | 'prism'): Promise<void> {
  generate()
  makeSprites()
  const isMock = against === 'prism'
  const port = Number(process.env.PORT ?? 3000)
  const webPort = Number(process.env.OBRA_WEB_PORT ?? 5173)
  const task = isMock ? 'dev:mock' : 'dev'
  await requireFreePort(webPort, `Cerrá el otro programa o elegí otro: OBRA_WEB_PORT=${webPort + 1} npm run ${task}`)
  if (isMock) await requireFreePort(4010)
  else await requireFreePort(port, `Cerrá el otro programa o elegí otro: PORT=${port + 1} npm run dev`)
  const api = isMock
    ? { name: 'mock', command: 'prism mock openapi/generated/openapi.json --port 4010 --verboseLevel warn' }
    : { name: 'server', command: 'node --watch --watch-preserve-output server/main.js' }
  const { result } = concurrently(
    [
      { ...api, env: { OBRA_SEED: 'demo', OBRA_LOG_LEVEL: 'warn' } },
      {
        name: 'web',
        command: 'vite web',
        env: isMock ? { VITE_MOCK: 'prism' } : { OBRA_API_URL: `http://127.0.0.1:${port}` },
      },
    ],
    { killOthersOn: ['failure', 'success'], prefixColors: ['blue', 'green'] },
  )
  await result.catch(() => {})
}
