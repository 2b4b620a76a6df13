/** What the sections of Documentos have in their addresses, and send in their queries. */
import { words } from '../../../openapi/generated/words.ts'
import { dayIn, idIn, oneOf } from '../../lib/address-values.ts'
import { sortedList } from '../../lib/list-view.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

const wordIn =
  <Word extends string>(table: Record<Word, string>) =>
  (text: string | null): Word | '' =>
    oneOf(Object.keys(table) as Word[], text)
const textIn = (length: number) => (text: string | null) => (text ?? '').slice(0, length)

/** The filters by their name in the query: their name in the address, and how they are read from it. */
const filters = {
  carpetaId: { name: 'carpeta', read: idIn },
  tipoId: { name: 'tipo', read: idIn },
  etiqueta: { name: 'etiqueta', read: textIn(40) },
  persona: { name: 'persona', read: textIn(64) },
  vigencia: { name: 'vigencia', read: wordIn(words.DocumentoVigencia) },
  texto: { name: 'texto', read: wordIn(words.DocumentoTextoEstado) },
  entidad: { name: 'vinculo', read: wordIn(words.EventoVinculoEntidad) },
  disciplina: { name: 'disciplina', read: wordIn(words.DocumentoDisciplina) },
  estado: { name: 'estado', read: wordIn(words.DocumentoPlanoEstado) },
  desde: { name: 'desde', read: dayIn },
  hasta: { name: 'hasta', read: dayIn },
}
type FilterName = keyof typeof filters
type Values<Name extends FilterName> = { [Each in Name]: ReturnType<(typeof filters)[Each]['read']> }

/** A list of documents with some of the filters; `open` is the id of the document whose details are shown. */
export function documentList<Sort extends string, Name extends FilterName>(
  sorts: readonly [Sort, ...Sort[]],
  names: readonly Name[],
) {
  const list = sortedList(sorts)
  type View = ReturnType<typeof list.read> & Values<Name> & { open: string }
  const valuesOf = (read: (name: Name) => unknown) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Values<Name>
  const codec: UrlCodec<View> = {
    read: (search) => ({
      ...list.read(search),
      ...valuesOf((name) => filters[name].read(search.get(filters[name].name))),
      open: idIn(search.get('abierto')),
    }),
    write: (view) => ({
      ...list.write(view),
      ...Object.fromEntries(names.map((name) => [filters[name].name, view[name] || undefined])),
      abierto: view.open || undefined,
    }),
  }
  return {
    codec,
    first: { ...list.first, ...valuesOf(() => ''), open: '' } as View,
    isNarrowed: (view: View) => view.search !== '' || names.some((name) => view[name] !== ''),
    /** The query of the list; an empty filter is not sent. */
    input: (view: View) => ({
      ...list.input(view),
      ...(valuesOf((name) => view[name] || undefined) as {
        [Each in Name]: Exclude<Values<Name>[Each], ''> | undefined
      }),
    }),
  }
}

const sorts = ['nombre', 'subidoEn', 'tamano', 'vencimiento', 'tipo'] as const
const folderList = sortedList(sorts)

/** The open folder and document, and how the folder is shown. An empty `carpetaId` is the root. */
export type FolderView = ReturnType<typeof folderList.read> & { carpetaId: string; open: string; isGrid: boolean }

export const folderView: UrlCodec<FolderView> = {
  read: (search) => ({
    ...folderList.read(search),
    carpetaId: idIn(search.get('carpeta')),
    open: idIn(search.get('abierto')),
    isGrid: search.get('vista') === 'grilla',
  }),
  write: ({ carpetaId, open, isGrid, ...view }) => ({
    ...folderList.write(view),
    carpeta: carpetaId || undefined,
    abierto: open || undefined,
    vista: isGrid ? 'grilla' : undefined,
  }),
}
export const folderInput = (proyectoId: number, view: FolderView) => ({
  proyectoId,
  ...folderList.input(view),
  search: undefined,
  carpetaId: view.carpetaId || 'raiz',
})

export const searchList = documentList(sorts, [
  'carpetaId',
  'tipoId',
  'etiqueta',
  'persona',
  'vigencia',
  'texto',
  'entidad',
  'desde',
  'hasta',
])
export const expiryList = documentList(['vencimiento', 'nombre'], ['vigencia', 'tipoId', 'desde', 'hasta'])
export const planoList = documentList(['numero', 'subidoEn', 'nombre'], ['disciplina', 'estado'])
