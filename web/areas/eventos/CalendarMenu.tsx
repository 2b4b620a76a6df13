import { useState } from 'react'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { download } from '../../api/operations.ts'
import { saveDownload } from '../../api/save-download.ts'
import { useKeys } from '../../lib/use-keys.ts'
import { KeysDialog } from '../../ui/KeyList.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { useLoadEntry } from '../cargas/door.ts'
import { calendarKeys } from './grid-keys.ts'
import type { occurrencesInput } from './queries.ts'

const CalendarLinksDialog = onDemand(async () => (await import('../calendarios/door.ts')).CalendarLinksDialog)
const ImportDialog = onDemand(async () => (await import('./ImportDialog.tsx')).ImportDialog)

type CalendarMenuProps = { proyectoId: number; mayWrite: boolean; input: ReturnType<typeof occurrencesInput> }

/** The '…' menu: `.ics` files, links for other programs, print, and the shown dates as a sheet. */
export function CalendarMenu({ proyectoId, mayWrite, input }: CalendarMenuProps) {
  const [opened, setOpened] = useState<'import' | 'links' | 'keys' | null>(null)
  useKeys({ '?': () => setOpened('keys') })
  const close = () => setOpened(null)
  const load = useLoadEntry('eventos')
  const entry = (id: string, label: string, icon: string, onSelect: () => void): MenuEntry => ({
    id,
    label,
    icon: <i className={`pi ${icon}`} />,
    onSelect,
  })
  return (
    <>
      <ExportMenu
        name="calendario"
        read={(formato) => download('getOcurrencias', { ...input, formato })}
        entries={[
          entry('links', 'Ver en otro calendario', 'pi-link', () => setOpened('links')),
          ...(mayWrite ? [entry('import', 'Importar .ics', 'pi-upload', () => setOpened('import'))] : []),
          ...load,
          entry(
            'ics',
            'Exportar .ics',
            'pi-calendar',
            () => void saveDownload('calendario.ics', download('exportEventos', { proyectoId })),
          ),
          entry('print', 'Imprimir', 'pi-print', () => window.print()),
          entry('keys', 'Atajos de teclado', 'pi-question-circle', () => setOpened('keys')),
        ]}
      />
      {opened === 'keys' && <KeysDialog entries={calendarKeys} onClose={close} />}
      {opened === 'import' && <ImportDialog proyectoId={proyectoId} onClose={close} />}
      {opened === 'links' && <CalendarLinksDialog proyectoId={proyectoId} onClose={close} />}
    </>
  )
}
