import concurrently from 'concurrently'
import { generate, makeSprites } from './build.ts'
import { requireFreePort } from './require-free-port.ts'

/** Runs Vite with the server, which restarts when its sources change, or with Prism in the server's place. */
export async function develop(against: 'server' | 'prism'): Promise<void> {
  generate()
  makeSprites()
  const isMock = against === 'prism'
  if (isMock) await requireFreePort(4010)
  const api = isMock
    ? { name: 'mock', command: 'prism mock openapi/generated/openapi.json --port 4010 --verboseLevel warn' }
    : { name: 'server', command: 'node --watch --watch-preserve-output server/main.js' }
  const { result } = concurrently(
    [
      { ...api, env: { OBRA_SEED: 'demo', OBRA_LOG_LEVEL: 'warn' } },
      { name: 'web', command: 'vite web', env: isMock ? { VITE_MOCK: 'prism' } : {} },
    ],
    { killOthersOn: ['failure', 'success'], prefixColors: ['blue', 'green'] },
  )
  await result.catch(() => {})
}
