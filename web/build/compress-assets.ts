import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json|txt|map|wasm)$/

/** Writes `.br` and `.gz` copies of text assets and WebAssembly. Not of index.html: each response has its own nonce. */
export function compressAssets(): Plugin {
  return {
    name: 'obra:compress-assets',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return
      for (const entry of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(entry)) continue
        const file = path.join(dir, entry)
        const content = readFileSync(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
