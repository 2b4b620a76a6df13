import { tellFailure } from './tell-failure.ts'
import { saveFile } from '../lib/save-file.ts'
import type { MenuEntry } from '../ui/Menu.tsx'
import { MoreMenu } from '../ui/MoreMenu.tsx'

type ExportMenuProps = {
  /** The name of the file, without its ending. */
  name: string
  read: (formato: 'csv' | 'xlsx') => Promise<Blob>
  /** Rare actions of the list, before the exports. */
  entries?: MenuEntry[]
}

/** The '…' menu of a list: its rare actions, and its export as XLSX or CSV. */
export function ExportMenu({ name, read, entries = [] }: ExportMenuProps) {
  const download = (formato: 'csv' | 'xlsx') =>
    void read(formato).then((file) => saveFile(file, `${name}.${formato}`), tellFailure('No se pudo exportar'))
  return (
    <MoreMenu
      entries={[
        ...entries,
        {
          id: 'xlsx',
          label: 'Exportar a Excel',
          icon: <i className="pi pi-file-excel" />,
          isApart: entries.length > 0,
          onSelect: () => download('xlsx'),
        },
        {
          id: 'csv',
          label: 'Exportar a CSV',
          icon: <i className="pi pi-download" />,
          onSelect: () => download('csv'),
        },
      ]}
    />
  )
}
