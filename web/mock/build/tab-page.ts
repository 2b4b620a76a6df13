import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { docsAssets, docsFolder, docsPage, docsStart } from '../../../server/http/docs.ts'
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
  writeFileSync(path.join(folder, 'index.html'), docsPage)
  writeFileSync(path.join(folder, 'start.js'), docsStart)
  for (const name of docsAssets.keys()) copyFileSync(path.join(docsFolder(), name), path.join(folder, name))
  copyFileSync(path.join(root, 'openapi/generated/openapi.json'), path.join(outDir, 'api/openapi.json'))
}

/** The page of web/mock in place of the one that asks a server, and a folder that any host of files serves. */
export function tabPage(): Plugin {
  return {
    name: 'obra:tab-page',
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
      // Hosts of files answer an address of the app with it, because no file has that name.
      copyFileSync(path.join(dir, 'index.html'), path.join(dir, '404.html'))
    },
  }
}
