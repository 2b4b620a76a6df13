import { promisify } from 'node:util'
import { gzip as compress } from 'node:zlib'

const gzipOf = promisify(compress)

/** Compresses a text. Level 3: JSON is a few percent longer than by the default level, in half the time. */
export const gzip = async (text: string): Promise<Uint8Array<ArrayBuffer>> => gzipOf(text, { level: 3 })
