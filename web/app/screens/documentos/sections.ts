import { onDemand } from '../../../ui/on-demand.tsx'
import type { Section, SectionGroup } from '../SectionsPage.tsx'

/** The parts of Documentos in order; a section is at `/documentos/<path>`, the first one at `/documentos`. */
export const sections: readonly Section[] = [
  {
    path: '',
    title: 'Carpetas',
    component: onDemand(async () => (await import('../../../areas/documentos/FoldersSection.tsx')).FoldersSection),
  },
  {
    path: 'planos',
    title: 'Planos',
    component: onDemand(async () => (await import('../../../areas/documentos/PlanosSection.tsx')).PlanosSection),
  },
  {
    path: 'vencimientos',
    title: 'Vencimientos',
    component: onDemand(async () => (await import('../../../areas/documentos/ExpirySection.tsx')).ExpirySection),
  },
  {
    path: 'legajo',
    title: 'Legajo',
    component: onDemand(async () => (await import('../../../areas/documentos/LegajoSection.tsx')).LegajoSection),
  },
  {
    path: 'buscar',
    title: 'Buscar',
    component: onDemand(async () => (await import('../../../areas/documentos/SearchSection.tsx')).SearchSection),
  },
  {
    path: 'papelera',
    title: 'Papelera',
    component: onDemand(async () => (await import('../../../areas/documentos/TrashSection.tsx')).TrashSection),
  },
]

export const groups: readonly SectionGroup[] = [{ title: 'Documentos', sections }]
