import { onDemand } from '../../../ui/on-demand.tsx'
import type { Section, SectionGroup } from '../SectionsPage.tsx'

/** The parts of Finanzas in order, each with its sections; a section is at `/finanzas/<path>`, the first at `/finanzas` itself. */
export const groups: readonly SectionGroup[] = [
  {
    title: 'Resumen',
    sections: [
      {
        path: '',
        title: 'Resumen',
        component: onDemand(async () => (await import('../../../areas/control/SummaryPanel.tsx')).SummaryPanel),
      },
    ],
  },
  {
    title: 'Presupuesto',
    sections: [
      {
        path: 'presupuesto',
        title: 'Presupuesto',
        component: onDemand(async () => (await import('./BudgetSections.tsx')).BudgetSection),
      },
      {
        path: 'modificaciones',
        title: 'Modificaciones',
        component: onDemand(async () => (await import('./BudgetSections.tsx')).ChangesSection),
      },
      {
        path: 'control',
        title: 'Control',
        component: onDemand(async () => (await import('../../../areas/control/ControlPanel.tsx')).ControlPanel),
      },
    ],
  },
  {
    title: 'Contratos',
    sections: [
      {
        path: 'contratos',
        title: 'Contratos',
        component: onDemand(async () => (await import('./ContractsSection.tsx')).ContractsSection),
      },
      {
        path: 'certificados',
        title: 'Certificados',
        component: onDemand(
          async () => (await import('../../../areas/certificados/CertificatesPanel.tsx')).CertificatesPanel,
        ),
      },
    ],
  },
  {
    title: 'Compras y pagos',
    sections: [
      {
        path: 'comprobantes',
        title: 'Comprobantes',
        component: onDemand(
          async () => (await import('../../../areas/comprobantes/ComprobantesSection.tsx')).ComprobantesSection,
        ),
      },
      {
        path: 'pagos',
        title: 'Pagos',
        component: onDemand(async () => (await import('../../../areas/pagos/PagosSection.tsx')).PagosSection),
      },
      {
        path: 'retenciones',
        title: 'Retenciones',
        component: onDemand(
          async () => (await import('../../../areas/retenciones/RetencionesSection.tsx')).RetencionesSection,
        ),
      },
      {
        path: 'cuenta-corriente',
        title: 'Cuenta corriente',
        component: onDemand(
          async () => (await import('../../../areas/cuenta-corriente/AccountSection.tsx')).AccountSection,
        ),
      },
      {
        path: 'vencimientos',
        title: 'Vencimientos',
        component: onDemand(
          async () => (await import('../../../areas/comprobantes/VencimientosSection.tsx')).VencimientosSection,
        ),
      },
      {
        path: 'libro-iva',
        title: 'Libro IVA',
        component: onDemand(async () => (await import('../../../areas/libro-iva/LibroIvaSection.tsx')).LibroIvaSection),
      },
    ],
  },
  {
    title: 'Caja',
    sections: [
      {
        path: 'cobros',
        title: 'Cobros',
        component: onDemand(async () => (await import('../../../areas/cobros/CobrosPages.tsx')).CobrosPages),
      },
      {
        path: 'cobros-previstos',
        title: 'Cobros previstos',
        component: onDemand(async () => (await import('../../../areas/cobros/PlannedSection.tsx')).PlannedSection),
      },
      {
        path: 'cuentas',
        title: 'Cuentas',
        component: onDemand(async () => (await import('../../../areas/cuentas/AccountsSection.tsx')).AccountsSection),
      },
      {
        path: 'cheques',
        title: 'Cheques',
        component: onDemand(async () => (await import('../../../areas/cuentas/ChequesSection.tsx')).ChequesSection),
      },
      {
        path: 'flujo',
        title: 'Flujo de caja',
        component: onDemand(async () => (await import('../../../areas/flujo/FlowSection.tsx')).FlowSection),
      },
    ],
  },
]

export const sections: readonly Section[] = groups.flatMap((group) => group.sections)
