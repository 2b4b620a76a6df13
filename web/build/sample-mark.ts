import type { Plugin } from 'vite'

/**
 * While one develops: marks the page over sample data as the server marks it (server/http/static.ts), by what the server of
 * the API says. The mark is left out where that server does not answer.
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
