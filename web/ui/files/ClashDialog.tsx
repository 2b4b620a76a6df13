import { useEffect, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { Dialog } from '../Dialog.tsx'
import { clashQuestion, showClashes, type ClashQuestion } from './clash.ts'
import './files.css'

type DialogProps = {
  replaceLabel: 'Reemplazar' | 'Nueva versión'
  /** Why something cannot be replaced. */
  keptNote?: string
}

/** Asks what to do about taken names, one at a time. */
export function ClashDialog({ replaceLabel, keptNote }: DialogProps) {
  const question = useStore(clashQuestion)
  useEffect(showClashes, [])
  return (
    question && (
      <Question key={`${question.name} ${question.remaining}`} {...question} {...{ replaceLabel, keptNote }} />
    )
  )
}

type QuestionProps = ClashQuestion & DialogProps

function Question({ name, isReplaceable, remaining, answer, replaceLabel, keptNote }: QuestionProps) {
  const [isForAll, setIsForAll] = useState(false)
  return (
    <Dialog title="Ese nombre ya existe" isOpen onClose={() => answer('skip', isForAll)} width={480}>
      <p>
        En esa carpeta ya hay {isReplaceable ? 'un archivo' : 'algo'} que se llama «{name}».
        {!isReplaceable && keptNote && ` ${keptNote}`}
      </p>
      {remaining > 0 && (
        <label className="files-clash-all">
          <Checkbox
            label="Lo mismo con los demás"
            checked={isForAll}
            onChange={({ target }) => setIsForAll(target.checked)}
          />
          Hacer lo mismo con {remaining === 1 ? 'el otro' : `los otros ${remaining}`}
        </label>
      )}
      <p className="files-choices">
        <Button onClick={() => answer('skip', isForAll)}>Omitir</Button>
        {isReplaceable && <Button onClick={() => answer('replace', isForAll)}>{replaceLabel}</Button>}
        <Button variant="primary" onClick={() => answer('both', isForAll)}>
          Conservar los dos
        </Button>
      </p>
    </Dialog>
  )
}
