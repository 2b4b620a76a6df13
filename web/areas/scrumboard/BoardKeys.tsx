import { Dialog } from '../../ui/Dialog.tsx'
import { KeyList } from '../../ui/KeyList.tsx'

const entries = [
  { keys: ['Enter'], text: 'Abrir la tarjeta' },
  { keys: ['Espacio'], text: 'Levantar la tarjeta o la lista, y soltarla' },
  { keys: ['↑', '↓', '←', '→'], text: 'Mover lo que está levantado' },
  { keys: ['Escape'], text: 'Dejarlo donde estaba' },
  { keys: ['/'], text: 'Buscar tarjetas' },
  { keys: ['z'], text: 'Deshacer lo último' },
  { keys: ['?'], text: 'Esta lista' },
]

/** The keys of a board. */
export function BoardKeys({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Atajos de teclado" isOpen onClose={onClose} width={420}>
      <KeyList entries={entries} />
    </Dialog>
  )
}
