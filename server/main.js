/**
 * The server's entry point. The compile cache makes later starts several times faster and keeps the TypeScript compiler out
 * of memory. Plain JavaScript, because this file runs before the cache is enabled.
 */
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./serve.ts')
