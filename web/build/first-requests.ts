import type { Screen } from '../app/screens.ts'

type FirstRequests = {
  /** Its first requests beyond those of the shell. */
  calls: readonly `/api/${string}`[]
  /** Whether charts are in its first view: their code is loaded with the page. */
  hasCharts?: true
}

/** What the page of a screen requests in parallel with loading the entry. Not in the table of screens, which every page loads. */
export const firstRequests: Partial<Record<Screen['path'], FirstRequests>> = {
  '/seleccionar-desarrolladora': { calls: ['/api/Usuarios/desarrolladoras'] },
  '/dashboards/project': { calls: ['/api/dashboards/project'], hasCharts: true },
  '/apps/chat/*': { calls: ['/api/apps/chat/conversations'] },
  '/apps/file-manager': { calls: ['/api/apps/file-manager?page=1&size=200'] },
  '/apps/academy': { calls: ['/api/apps/academy/courses'] },
  '/apps/help-center': { calls: ['/api/apps/help-center/guides?limit=100', '/api/apps/help-center/faqs'] },
  '/dashboards/analytics': { calls: ['/api/dashboards/analytics'], hasCharts: true },
  '/dashboards/finance': { calls: ['/api/dashboards/finance'], hasCharts: true },
  '/dashboards/crypto': { calls: ['/api/dashboards/crypto'], hasCharts: true },
}
