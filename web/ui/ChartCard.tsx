import { useState, type ComponentProps, type ReactNode } from 'react'
import { Card } from './Card.tsx'
import { ChartFigure } from './ChartFigure.tsx'
import { Menu } from './Menu.tsx'

type ChartCardProps = Pick<ComponentProps<typeof Card>, 'id' | 'className' | 'subtitle' | 'actions'> &
  Pick<ComponentProps<typeof ChartFigure>, 'caption' | 'chart' | 'height'> & {
    title: string
    /** Above and below the chart. */
    before?: ReactNode
    after?: ReactNode
  }

/** A card with a chart, whose menu shows the same figures as a table. */
export function ChartCard({ title, actions, before, after, caption, chart, height, ...card }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false)
  const entry = {
    id: 'table',
    label: isTable ? 'Ver gráfico' : 'Ver tabla',
    icon: <i className={isTable ? 'pi pi-chart-bar' : 'pi pi-table'} />,
    onSelect: () => setIsTable(!isTable),
  }
  return (
    <Card
      {...card}
      title={title}
      actions={
        <>
          {actions}
          <Menu label={`Opciones de ${title}`} entries={[entry]}>
            <i className="pi pi-ellipsis-h" aria-hidden="true" />
          </Menu>
        </>
      }
    >
      {before}
      <ChartFigure caption={caption} chart={chart} height={height} isTable={isTable} />
      {after}
    </Card>
  )
}
