import type { Plugin } from 'vite'

/**
 * In development: marks the page over sample data, as server/http/static.ts does, if the API server says so. No mark if it does
 * not answer.
 */
export function sampleMark(server: string): Plugin {
  return {
    name: 'obra:sample-mark',
    apply: 'serve',
    transformIndexHtml: async (html) => {
      const answer = await fetch(`${server}/api/ready`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
      const ready = answer?.ok ? ((await answer.json()) as { isSample?: boolean }) : {}
      return ready.isSample ? html.replace('data-sample="no"', 'data-sample="yes"') : html
    },
  }
}
