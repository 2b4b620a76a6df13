/** A minimal static file host: one folder, media types by extension, gzip, and `404.html` for unknown paths. */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const compressed = new Set(['.html', '.js', '.css', '.json', '.svg', '.wasm'])

const folder = path.resolve(import.meta.dirname, '../../web/mock/dist')
const cache = new Map<string, Buffer>()

function bytesOf(file: string): Buffer {
  const found = cache.get(file)
  if (found) return found
  const bytes = readFileSync(file)
  const sent = compressed.has(path.extname(file)) ? gzipSync(bytes) : bytes
  cache.set(file, sent)
  return sent
}

function send(response: ServerResponse, status: number, file: string): void {
  response.writeHead(status, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    ...(compressed.has(path.extname(file)) && { 'Content-Encoding': 'gzip' }),
  })
  response.end(bytesOf(file))
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}

/** The demo is at the root, at /obra/demo (as project pages of some hosts), and at /app, where every path returns the page. */
function folderOf(pathname: string): string {
  return ['/obra/demo/', '/app/'].find((each) => `${pathname}/`.startsWith(each)) ?? '/'
}

createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://host')
  const from = folderOf(pathname)
  const asked = path.join(folder, path.normalize(decodeURIComponent(pathname.slice(from.length))))
  const found = [asked, path.join(asked, 'index.html')].find(isFile)
  if (found && found !== asked && !pathname.endsWith('/')) {
    response.writeHead(301, { Location: `${pathname}/` }).end()
  } else if (found) send(response, 200, found)
  else if (from === '/app/') send(response, 200, path.join(folder, 'index.html'))
  else send(response, 404, path.join(folder, '404.html'))
}).listen(Number(process.env.PORT ?? 4180), '127.0.0.1')
