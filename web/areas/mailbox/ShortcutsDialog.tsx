import { useStore } from '../../lib/store.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { KeyList } from '../../ui/KeyList.tsx'
import { areKeysOn, setKeysOn, shortcuts } from './shortcut-list.ts'
import './ShortcutsDialog.css'

/** Lists the keyboard shortcuts, with a switch that turns them on or off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isOn = useStore(areKeysOn)
  return (
    <Dialog title="Atajos de teclado" isOpen onClose={onClose} width={680}>
      <div className="shortcuts">
        {shortcuts.map(({ title, keys }) => (
          <section key={title}>
            <h2 className="shortcuts-title">{title}</h2>
            <KeyList entries={keys} />
          </section>
        ))}
      </div>
      <label className="shortcuts-switch">
        <Checkbox label="Usar atajos de una tecla" checked={isOn} onChange={() => setKeysOn(!isOn)} />
        Usar atajos de una tecla
      </label>
    </Dialog>
  )
}
