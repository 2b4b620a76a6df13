import { Dialog } from '../../ui/Dialog.tsx'

const keys = [
  ['/', 'Buscar'],
  ['n', 'Contacto nuevo'],
  ['j', 'El que sigue'],
  ['k', 'El anterior'],
  ['e', 'Editar el abierto'],
  ['u', 'Volver a la lista'],
  ['z', 'Deshacer lo último'],
  ['?', 'Esta lista'],
] as const

/** The keys of the address book. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Atajos de teclado" isOpen onClose={onClose} width={420}>
      <dl className="contact-keys">
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
