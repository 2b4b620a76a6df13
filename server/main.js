/**
 * The server's entry. Compiled code is kept between starts, which makes them several times quicker and leaves the
 * compiler out of memory; plain JavaScript, because this file itself comes too early to be kept.
 */
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./serve.ts')
