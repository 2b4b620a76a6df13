import { useStore } from '../../lib/store.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { KeyList } from '../../ui/KeyList.tsx'
import { areChatKeysOn, chatKeyList, setChatKeysOn } from './chat-keys.ts'
import './ChatKeysDialog.css'

/** Lists the keyboard shortcuts, with a switch that turns them off. */
export function ChatKeysDialog({ onClose }: { onClose: () => void }) {
  const isOn = useStore(areChatKeysOn)
  return (
    <Dialog title="Atajos de teclado" isOpen onClose={onClose} width={480}>
      <KeyList entries={chatKeyList} />
      <label className="chat-keys-switch">
        <Checkbox label="Usar atajos de una tecla" checked={isOn} onChange={() => setChatKeysOn(!isOn)} />
        Usar atajos de una tecla
      </label>
    </Dialog>
  )
}
