import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { docsAssets, docsFolder, docsPage, docsStart } from '../../../server/http/docs.ts'
import { pageNotFound, placedByItself } from './page-places.ts'
import { tabWorker } from './tab-worker.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Builds the service worker as one file without imports, for browsers without module service workers. */
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

/** Writes the pages of the API description as files. */
function writeDescription(outDir: string): void {
  const folder = path.join(outDir, 'api/docs')
  mkdirSync(folder, { recursive: true })
  const besides = (text: string) => text.replaceAll('/api/', '../')
  writeFileSync(path.join(folder, 'index.html'), besides(docsPage))
  writeFileSync(path.join(folder, 'start.js'), besides(docsStart))
  for (const name of docsAssets.keys()) copyFileSync(path.join(docsFolder(), name), path.join(folder, name))
  copyFileSync(path.join(root, 'openapi/generated/openapi.json'), path.join(outDir, 'api/openapi.json'))
}

/** Writes the page, and `404.html` for addresses of the app, which are not files. */
function writePages(outDir: string): void {
  const page = path.join(outDir, 'index.html')
  const html = readFileSync(page, 'utf8')
  writeFileSync(page, placedByItself(html))
  writeFileSync(path.join(outDir, '404.html'), pageNotFound(html))
}

/** Builds the demo: the page of web/mock/page.ts instead of the app's, as a folder for any static host. */
export function tabPage(): Plugin {
  return {
    name: 'obra:tab-page',
    // Relative URLs: the folder may be at any path.
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
