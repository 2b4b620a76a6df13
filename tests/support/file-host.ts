/** A host of files as plain as they come: a folder, media types by name, and `404.html` for what is not there. */
import { createReadStream, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'

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

const folder = path.resolve(import.meta.dirname, '../../web/mock/dist')

function send(response: ServerResponse, status: number, file: string): void {
  response.writeHead(status, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}

createServer(({ url = '/' }, response) => {
  const asked = path.join(folder, path.normalize(decodeURIComponent(new URL(url, 'http://host').pathname)))
  const found = [asked, path.join(asked, 'index.html')].find(isFile)
  send(response, found ? 200 : 404, found ?? path.join(folder, '404.html'))
}).listen(Number(process.env.PORT ?? 4180), '127.0.0.1')
