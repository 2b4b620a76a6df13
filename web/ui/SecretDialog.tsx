import { useState } from 'react'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import './SecretDialog.css'

type SecretDialogProps = {
  title: string
  /** The accessible name of the secret. */
  label: string
  secret: string
  onClose: () => void
}

/** Shows a secret, which cannot be retrieved again. */
export function SecretDialog({ title, label, secret, onClose }: SecretDialogProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setIsCopied(true),
      () => {},
    )
  return (
    <Dialog title={title} isOpen width={520} onClose={onClose} dismissible={false}>
      <Alert type="warning">Copialo y guardalo ahora: no se vuelve a mostrar.</Alert>
      <div className="secret">
        <input
          className="input"
          aria-label={label}
          readOnly
          value={secret}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>{isCopied ? 'Copiado' : 'Copiar'}</Button>
      </div>
      <div className="form-actions">
        <Button variant="primary" onClick={onClose}>
          Ya lo guardé
        </Button>
      </div>
    </Dialog>
  )
}
