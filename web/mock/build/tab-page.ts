import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { docsAssets, docsFolder, docsPage, docsStart } from '../../../server/http/docs.ts'
import { pageNotFound, placedByItself } from './page-places.ts'
import { tabWorker } from './tab-worker.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** The service worker as one file without imports, which every browser starts. */
async function buildServiceWorker(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tabWorker()],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: path.join(root, 'web/mock/service-worker.ts'),
        formats: ['iife'],
        name: 'obra',
        fileName: () => 'service-worker.js',
      },
    },
  })
}

/** The pages that show the description, as files. */
function writeDescription(outDir: string): void {
  const folder = path.join(outDir, 'api/docs')
  mkdirSync(folder, { recursive: true })
  const besides = (text: string) => text.replaceAll('/api/', '../')
  writeFileSync(path.join(folder, 'index.html'), besides(docsPage))
  writeFileSync(path.join(folder, 'start.js'), besides(docsStart))
  for (const name of docsAssets.keys()) copyFileSync(path.join(docsFolder(), name), path.join(folder, name))
  copyFileSync(path.join(root, 'openapi/generated/openapi.json'), path.join(outDir, 'api/openapi.json'))
}

/** The page, and the one with which hosts of files answer an address of the app, because no file has that name. */
function writePages(outDir: string): void {
  const page = path.join(outDir, 'index.html')
  const html = readFileSync(page, 'utf8')
  writeFileSync(page, placedByItself(html))
  writeFileSync(path.join(outDir, '404.html'), pageNotFound(html))
}

/** The page of web/mock in place of the one that asks a server, and a folder that any host of files serves. */
export function tabPage(): Plugin {
  return {
    name: 'obra:tab-page',
    // The folder runs from wherever it is put.
    config: (_, { command }) => ({ base: command === 'build' ? './' : '/' }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/app/main.tsx', '/mock/page.ts'),
    },
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        response.setHeader('Service-Worker-Allowed', '/')
        next()
      })
    },
    async writeBundle({ dir }) {
      if (!dir) return
      await buildServiceWorker(dir)
      writeDescription(dir)
      writePages(dir)
    },
  }
}
