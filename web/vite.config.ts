import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { firstView } from './build/first-view.ts'
import { markdownPages } from './build/markdown-pages.ts'
import { mockDelays } from './build/mock-delays.ts'
import { primereactTheme } from './build/primereact-theme.ts'
import { sampleMark } from './build/sample-mark.ts'
import { unusedLibraryCode } from './build/unused-library-code.ts'
import { tabPage } from './mock/build/tab-page.ts'
import { tabWorker, tabWorkerFiles } from './mock/build/tab-worker.ts'

const isMock = process.env.VITE_MOCK === 'prism'
/** The whole product in a tab: the worker of web/mock answers `/api`, and nobody else. */
const isTab = process.env.VITE_MOCK === 'tab'

/** Where the dev server sends `/api`: to the server, or to Prism with `VITE_MOCK=prism`. */
const apiTarget = process.env.OBRA_API_URL ?? `http://127.0.0.1:${isMock ? 4010 : 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    primereactTheme(),
    unusedLibraryCode(),
    markdownPages(),
    react(),
    firstView({ sendsEarlyRequests: !isTab }),
    !isTab && compressAssets(),
    isMock && mockDelays(),
    !isMock && !isTab && sampleMark(apiTarget),
    isTab && [tabWorker(), tabPage()],
  ],
  worker: { format: 'es', plugins: () => [tabWorker()], rolldownOptions: { output: tabWorkerFiles } },
  // It finds its .wasm beside itself.
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  // The server puts a fresh nonce per response wherever this text stands in index.html.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.OBRA_WEB_PORT ?? 5173),
    // Not the sources in web/api, which Vite serves under the same path.
    proxy: isTab ? {} : { '^/api/(?![\\w-]+\\.tsx?(\\?|$))': { target: apiTarget } },
    fs: { allow: ['..'] },
  },
  build: {
    outDir: isTab ? 'mock/dist' : 'dist',
    emptyOutDir: true,
    // All of them know light-dark(), on which the tokens rely.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Inlined assets would be data: URLs, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      // All of the targets can do it.
      polyfill: false,
      // The page lists the files of each screen (build/first-view.ts), so the entry need not do so again.
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'js' && hostId.startsWith('assets/index-') ? [] : files,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few requests for slow connections: two chunks for every screen, one more that the screens before or after sign-in
          // share; lazy routes have the rest. A module goes to the first group that matches, with its imports.
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|openapi-fetch)\//,
            },
            { name: 'entry', tags: ['$initial'] },
            {
              name: 'auth',
              test: /web\/(ui\/(Alert|Field|TextField|PasswordField)|areas\/auth\/(SignInPage|sign-up-open|AuthFrame|Elevation|auth-state|queries|field-rules|FormAlert|EmailField|CurrentPasswordField|use-sign-in|use-auth-form|use-countdown|wait-words))\.tsx?$/,
            },
            {
              name: 'shell',
              test: /web\/(app\/layouts\/MainLayout|areas\/dashboards\/(SchedulePanel|ShareBar|queries)|areas\/user\/door|lib\/(MailLink|cross-address|use-active-project)|ui\/(Card|ChartCard|ChartFigure|Delta|Drawing|EmptyState|Menu|PageHeader|Pagination|Segmented|Sparkline|TableScroll))\.tsx?$|web\/areas\/dashboards\/\w+\.css$/,
            },
          ],
        },
      },
    },
  },
})
