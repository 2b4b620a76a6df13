import { Dialog } from '../../ui/Dialog.tsx'
import { KeyList } from '../../ui/KeyList.tsx'

const entries = [
  { keys: ['/'], text: 'Buscar' },
  { keys: ['n'], text: 'Contacto nuevo' },
  { keys: ['j'], text: 'El que sigue' },
  { keys: ['k'], text: 'El anterior' },
  { keys: ['e'], text: 'Editar el abierto' },
  { keys: ['u'], text: 'Volver a la lista' },
  { keys: ['z'], text: 'Deshacer lo último' },
  { keys: ['?'], text: 'Esta lista' },
]

/** The keys of the address book. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Atajos de teclado" isOpen onClose={onClose} width={420}>
      <KeyList entries={entries} />
    </Dialog>
  )
}
