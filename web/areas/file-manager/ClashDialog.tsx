import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export type ClashChoice = 'replace' | 'both' | 'skip'

type ClashDialogProps = {
  name: string
  /** How many more names exist already. */
  left: number
  onChoose: (choice: ClashChoice, forAll: boolean) => void
}

/** What is to become of a file whose name is there already. */
export function ClashDialog({ name, left, onChoose }: ClashDialogProps) {
  const [forAll, setForAll] = useState(false)
  return (
    <Dialog title="Ese nombre ya existe" isOpen onClose={() => onChoose('skip', forAll)} width={480}>
      <p>En esta carpeta ya hay un archivo «{name}».</p>
      {left > 0 && (
        <label className="files-clash-all">
          <Checkbox
            label="Lo mismo con los demás"
            checked={forAll}
            onChange={({ target }) => setForAll(target.checked)}
          />
          Hacer lo mismo con {left === 1 ? 'el otro' : `los otros ${left}`}
        </label>
      )}
      <p className="files-move-actions">
        <Button onClick={() => onChoose('skip', forAll)}>Omitir</Button>
        <Button onClick={() => onChoose('replace', forAll)}>Reemplazar</Button>
        <Button variant="primary" onClick={() => onChoose('both', forAll)}>
          Conservar los dos
        </Button>
      </p>
    </Dialog>
  )
}
