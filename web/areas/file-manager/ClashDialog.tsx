import { useEffect, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { askedClash, showClashes, type AskedClash } from './clash.ts'

/** Asks about the names that are taken, one after the other. */
export function ClashDialog() {
  const asked = useStore(askedClash)
  useEffect(showClashes, [])
  return asked && <Question key={`${asked.name} ${asked.left}`} {...asked} />
}

function Question({ name, isReplaceable, left, answer }: AskedClash) {
  const [isForAll, setIsForAll] = useState(false)
  return (
    <Dialog title="Ese nombre ya existe" isOpen onClose={() => answer('skip', isForAll)} width={480}>
      <p>
        En esa carpeta ya hay {isReplaceable ? 'un archivo' : 'algo'} que se llama «{name}».
        {!isReplaceable && ' Una carpeta no se reemplaza.'}
      </p>
      {left > 0 && (
        <label className="files-clash-all">
          <Checkbox
            label="Lo mismo con los demás"
            checked={isForAll}
            onChange={({ target }) => setIsForAll(target.checked)}
          />
          Hacer lo mismo con {left === 1 ? 'el otro' : `los otros ${left}`}
        </label>
      )}
      <p className="files-move-actions">
        <Button onClick={() => answer('skip', isForAll)}>Omitir</Button>
        {isReplaceable && <Button onClick={() => answer('replace', isForAll)}>Reemplazar</Button>}
        <Button variant="primary" onClick={() => answer('both', isForAll)}>
          Conservar los dos
        </Button>
      </p>
    </Dialog>
  )
}
