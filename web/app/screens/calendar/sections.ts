import { onDemand } from '../../../ui/on-demand.tsx'
import type { SectionGroup } from '../SectionsPage.tsx'
import { AgendaSection } from './AgendaSection.tsx'

/** The parts of Calendario in order; a section is at `/calendario/<path>`. */
export const groups: readonly SectionGroup[] = [
  { title: 'Agenda', sections: [{ path: '', title: 'Agenda', component: AgendaSection }] },
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
