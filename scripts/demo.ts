/** `npm run demo`: builds the whole product as static files, for any static host (docs/web.md). */
import { generate, makeSprites, run } from './lib/build.ts'

generate()
makeSprites()
const code = run('vite', ['build', 'web', '--logLevel', 'error'], { VITE_MOCK: 'tab' })
if (code === 0)
  console.log('La demo está en web/mock/dist: subí lo que tiene a cualquier carpeta de un servidor de archivos.')
process.exit(code)
