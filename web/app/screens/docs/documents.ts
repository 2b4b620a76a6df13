import { queryOptions } from '@tanstack/react-query'

type Page = { html: string }
export type Document = { section: string; slug: string; title: string; load: () => Promise<Page> }

export const sections = { 'getting-started': 'Para empezar', reference: 'Referencia' } as const

/** Documentation for developers and operators, from files of the repository. */
export const documents: readonly Document[] = [
  {
    section: 'getting-started',
    slug: 'introduction',
    title: 'Introducción',
    load: () => import('../../../../README.md?page'),
  },
  {
    section: 'getting-started',
    slug: 'contributing',
    title: 'Cambiar Obra',
    load: () => import('../../../../CONTRIBUTING.md?page'),
  },
  {
    section: 'reference',
    slug: 'architecture',
    title: 'Arquitectura',
    load: () => import('../../../../docs/architecture.md?page'),
  },
  { section: 'reference', slug: 'server', title: 'Servidor', load: () => import('../../../../docs/server.md?page') },
  { section: 'reference', slug: 'web', title: 'Web', load: () => import('../../../../docs/web.md?page') },
  {
    section: 'reference',
    slug: 'libraries',
    title: 'Bibliotecas',
    load: () => import('../../../../docs/libraries.md?page'),
  },
  {
    section: 'reference',
    slug: 'operations',
    title: 'Operaciones',
    load: () => import('../../../../docs/operations.md?page'),
  },
  { section: 'reference', slug: 'security', title: 'Seguridad', load: () => import('../../../../SECURITY.md?page') },
]

export const changelog = () => import('../../../../CHANGELOG.md?page')

export const documentPath = ({ section, slug }: Document): string => `/docs/guides/${section}/${slug}`

export const pageQuery = (name: string, load: () => Promise<Page>) =>
  queryOptions({ queryKey: ['docs', name], queryFn: load, staleTime: Infinity })
