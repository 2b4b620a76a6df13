import { onDemand } from '../../../ui/on-demand.tsx'
import type { Section, SectionGroup } from '../SectionsPage.tsx'

/** The parts of Materiales in order, each with its sections; a section is at `/materiales/<path>`. */
export const groups: readonly SectionGroup[] = [
  {
    title: 'Stock',
    sections: [
      {
        path: 'stock',
        title: 'Stock',
        component: onDemand(async () => (await import('../../../areas/stock/StockSection.tsx')).StockSection),
      },
      {
        path: 'movimientos',
        title: 'Movimientos',
        component: onDemand(
          async () => (await import('../../../areas/movimientos/MovimientosSection.tsx')).MovimientosSection,
        ),
      },
      {
        path: 'conteos',
        title: 'Conteos',
        component: onDemand(async () => (await import('../../../areas/conteos/ConteosSection.tsx')).ConteosSection),
      },
      {
        path: 'etiquetas',
        title: 'Etiquetas',
        component: onDemand(async () => (await import('../../../areas/materiales/LabelsSection.tsx')).LabelsSection),
      },
    ],
  },
  {
    title: 'Compras',
    sections: [
      {
        path: 'pedidos',
        title: 'Pedidos',
        component: onDemand(async () => (await import('../../../areas/pedidos/PedidosSection.tsx')).PedidosSection),
      },
      {
        path: 'precios',
        title: 'Precios',
        component: onDemand(async () => (await import('../../../areas/materiales/PricesSection.tsx')).PricesSection),
      },
      {
        path: 'acopios',
        title: 'Acopios',
        component: onDemand(async () => (await import('../../../areas/acopios/AcopiosSection.tsx')).AcopiosSection),
      },
    ],
  },
  {
    title: 'Consumo',
    sections: [
      {
        path: 'consumo',
        title: 'Teórico y real',
        component: onDemand(async () => (await import('../../../areas/consumo/ConsumoSection.tsx')).ConsumoSection),
      },
    ],
  },
]

export const sections: readonly Section[] = groups.flatMap((group) => group.sections)
