import { onDemand } from '../../../ui/on-demand.tsx'
import type { Section, SectionGroup } from '../SectionsPage.tsx'

/** The parts of Calendario in order; a section is at `/calendario/<path>`, the first one at `/calendario`. */
export const groups: readonly SectionGroup[] = [
  {
    title: 'Calendario',
    sections: [
      {
        path: '',
        title: 'Calendario',
        component: onDemand(async () => (await import('../../../areas/eventos/CalendarSection.tsx')).CalendarSection),
      },
    ],
  },
  {
    title: 'Plan de obra',
    sections: [
      {
        path: 'plan',
        title: 'Tareas',
        component: onDemand(async () => (await import('../../../areas/plan/PlanSection.tsx')).PlanSection),
      },
      {
        path: 'avance',
        title: 'Avance físico',
        component: onDemand(async () => (await import('../../../areas/plan/ProgressSection.tsx')).ProgressSection),
      },
    ],
  },
]

export const sections: readonly Section[] = groups.flatMap((group) => group.sections)
