/**
 * The server's entry. Compiled code is kept between starts, which makes them several times quicker and leaves the
 * compiler out of memory; plain JavaScript, because this file itself comes too early to be kept.
 */
import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// The space for new objects stays small: answers are short-lived, and a third of the memory would be held for them.
setFlagsFromString('--semi-space-growth-factor=1')
enableCompileCache()
await import('./serve.ts')
