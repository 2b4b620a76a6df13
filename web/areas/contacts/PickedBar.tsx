import { BulkBar } from '../../ui/BulkBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { maxPicked } from './use-picked.ts'

type PickedBarProps = {
  count: number
  /** Number of contacts in the list. */
  total: number
  onAll: () => void
  onClear: () => void
  onTag: () => void
  onExport: (format: 'vcf' | 'csv') => void
  onDelete: () => void
}

/** Bulk actions for the selected contacts. */
export function PickedBar({ count, total, onAll, onClear, onTag, onExport, onDelete }: PickedBarProps) {
  return (
    <BulkBar
      text={count === 1 ? '1 elegido' : `${count} elegidos`}
      onClear={onClear}
      more={
        count < total &&
        total <= maxPicked && (
          <Button size="small" variant="quiet" onClick={onAll}>
            Elegir los {total.toLocaleString('es-AR')}
          </Button>
        )
      }
      actions={
        <>
          <Button size="small" onClick={onTag}>
            Etiquetar
          </Button>
          <Menu
            label="Exportar los elegidos"
            className="button button-small button-secondary"
            entries={[
              { id: 'vcf', label: 'Como vCard', onSelect: () => onExport('vcf') },
              { id: 'csv', label: 'Como CSV', onSelect: () => onExport('csv') },
            ]}
          >
            Exportar
          </Menu>
          <Button size="small" onClick={onDelete}>
            Eliminar
          </Button>
        </>
      }
    />
  )
}
