import { useEffect, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { Dialog } from '../Dialog.tsx'
import { clashQuestion, showClashes, type ClashQuestion } from './clash.ts'
import './files.css'

/** What replacing a file does: the old one is gone, or it stays as an older version. */
type ReplaceWord = 'Reemplazar' | 'Nueva versión'

/** Asks what to do about taken names, one at a time. */
export function ClashDialog({ replaceLabel }: { replaceLabel: ReplaceWord }) {
  const question = useStore(clashQuestion)
  useEffect(showClashes, [])
  return (
    question && <Question key={`${question.name} ${question.remaining}`} {...question} replaceLabel={replaceLabel} />
  )
}

type QuestionProps = ClashQuestion & { replaceLabel: ReplaceWord }

function Question({ name, isReplaceable, remaining, answer, replaceLabel }: QuestionProps) {
  const [isForAll, setIsForAll] = useState(false)
  return (
    <Dialog title="Ese nombre ya existe" isOpen onClose={() => answer('skip', isForAll)} width={480}>
      <p>
        En esa carpeta ya hay {isReplaceable ? 'un archivo' : 'algo'} que se llama «{name}».
        {!isReplaceable && ' Una carpeta no se reemplaza.'}
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
