import type { components } from '../../../openapi/generated/schema.d.ts'
import { notFound } from '../../lib/problem.ts'
import catalogues from './catalogues.json' with { type: 'json' }

type IconCatalogue = components['schemas']['IconCatalogue']

const bySet = new Map<string, IconCatalogue>(catalogues.map((catalogue) => [catalogue.namespace, catalogue]))

/** The icon names of a set (docs/domain/suite.md, Icons). Throws 404 for an unknown set. */
export function getIconCatalogue(set: string): IconCatalogue {
  const catalogue = bySet.get(set)
  if (!catalogue) throw notFound('No conocemos ese conjunto de íconos.')
  return catalogue
}
