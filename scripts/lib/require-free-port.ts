import { createServer } from 'node:net'

/** Exits with advice if a port is in use: Prism would silently use another one. */
export async function requireFreePort(port: number, advice = ''): Promise<void> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  if (isFree) return
  console.error(`El puerto ${port} está ocupado. ${advice || 'Cerrá el otro programa y probá de nuevo.'}`)
  process.exit(1)
}
