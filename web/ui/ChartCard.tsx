import { useState, type ComponentProps, type ReactNode } from 'react'
import { saveFile } from '../lib/save-file.ts'
import { Card } from './Card.tsx'
import { chartCsv, csvName } from './chart-csv.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { Menu } from './Menu.tsx'

type ChartCardProps = Pick<ComponentProps<typeof Card>, 'id' | 'className' | 'subtitle' | 'actions'> &
  Pick<ComponentProps<typeof ChartFigure>, 'caption' | 'chart' | 'height' | 'hidden' | 'onHidden'> & {
    title: string
    /** Rendered above and below the chart. */
    before?: ReactNode
    after?: ReactNode
  }

/** A card with a chart; its menu shows the same data as a table and exports it as CSV. */
export function ChartCard({ title, actions, before, after, ...rest }: ChartCardProps) {
  const { caption, chart, height, hidden, onHidden, ...card } = rest
  const [isTable, setIsTable] = useState(false)
  const entries = [
    {
      id: 'table',
      label: isTable ? 'Ver gráfico' : 'Ver tabla',
      icon: <i className={isTable ? 'pi pi-chart-bar' : 'pi pi-table'} />,
      onSelect: () => setIsTable(!isTable),
    },
    {
      id: 'csv',
      label: 'Descargar CSV',
      icon: <i className="pi pi-download" />,
      onSelect: () => saveFile(new Blob([chartCsv(chart)], { type: 'text/csv' }), csvName(title)),
    },
  ]
  return (
    <Card
      {...card}
      title={title}
      actions={
        <>
          {actions}
          <Menu label={`Opciones de ${title}`} entries={entries}>
            <i className="pi pi-ellipsis-h" aria-hidden="true" />
          </Menu>
        </>
      }
    >
      {before}
      <ChartFigure
        caption={caption}
        chart={chart}
        height={height}
        isTable={isTable}
        hidden={hidden}
        onHidden={onHidden}
      />
      {after}
    </Card>
  )
}
