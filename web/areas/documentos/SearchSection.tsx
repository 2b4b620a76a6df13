import { Segmented } from '../../ui/Segmented.tsx'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { FieldSearch } from './FieldSearch.tsx'
import { TextSearch } from './TextSearch.tsx'

/** Where the words are searched: in the names and properties of documents, or inside the files. */
type Mode = { isInside: boolean }

const modeView: UrlCodec<Mode> = {
  read: (search) => ({ isInside: search.get('en') === 'texto' }),
  write: ({ isInside }) => ({ en: isInside ? 'texto' : undefined }),
}

const modes = [
  { value: 'fields', label: 'Por nombre y datos' },
  { value: 'text', label: 'Dentro de los archivos' },
] as const

/** Finds documents of all folders. */
export function SearchSection({ proyectoId }: { proyectoId: number }) {
  const [{ isInside }, changeMode] = useUrlState(modeView)
  const mode = (
    <Segmented
      label="Dónde buscar"
      options={modes}
      value={isInside ? 'text' : 'fields'}
      onChange={(value) => changeMode({ isInside: value === 'text' })}
    />
  )
  return isInside ? <TextSearch {...{ proyectoId, mode }} /> : <FieldSearch {...{ proyectoId, mode }} />
}
