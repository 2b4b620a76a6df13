/** 10,000 documents in one project, with 100 MB of text in 10,000 contents, for the bench. */
import { connect } from '../../server/db/connect.ts'
import { wordsColumn } from '../../server/db/word-search.ts'
import { documentName } from '../../server/areas/documentos/names.ts'
import { planoColumns } from '../../server/areas/documentos/planos.service.ts'
import { searchTextOf } from '../../server/areas/documentos/store.service.ts'
import { sampleRandom } from '../../server/records/sample.ts'
import { analyze, insertMany } from '../support/many.ts'

export const proyectoId = 3
export const folder = 'bench-folder-0'
const documents = 10_000
const folders = 100
const pagesEach = 4
/** 100 MB in 40,000 pages. */
const pageCharacters = 2600
const now = '2026-03-01T12:00:00.000Z'

/** None is the beginning of another. */
export const wordOf = (index: number): string => `${String(index).padStart(5, '0')}palabra`

/** Words as common as in prose: few are on every page, most on some. */
function createText() {
  const random = sampleRandom(42)
  return (index: number): string => {
    const words: string[] = [`documento ${index}`]
    for (let length = 0; length < pageCharacters; length += words.at(-1)!.length + 1)
      words.push(wordOf(Math.floor(20_000 * random() ** 3)))
    return words.join(' ')
  }
}

export async function addDocumentsData(location: Parameters<typeof connect>[0]): Promise<void> {
  const store = await connect(location)
  try {
    await insertMany(store, 'carpetas', folders, (index) => ({
      id: `bench-folder-${index}`,
      proyectoId,
      padreId: null,
      ...documentName('nombre', `Carpeta ${index}`),
      creadoPor: 'Bench',
      creadoEn: now,
      version: 1,
    }))
    // Without bytes: nothing that is measured reads them.
    const hashes = Array.from({ length: documents }, (_, index) => `bench-content-${index}`)
    await insertMany(store, 'storedFiles', documents, (index) => ({ hash: hashes[index]!, bytes: 1000, usedAt: now }))
    await insertMany(store, 'contenidoTextos', documents, (index) => ({
      hash: hashes[index]!,
      mime: 'application/pdf',
      estado: index % 100 === 0 ? ('sinTexto' as const) : ('listo' as const),
      intentos: 1,
      reclamadoHasta: null,
    }))
    const textOf = createText()
    await insertMany(store, 'contenidoPaginas', documents * pagesEach, (index) => {
      const texto = textOf(index)
      const hash = hashes[Math.floor(index / pagesEach)]!
      return { hash, pagina: (index % pagesEach) + 1, texto, palabras: wordsColumn(texto) }
    })
    await insertMany(store, 'documentos', documents, (index) => {
      const name = documentName('nombre', `Documento número ${index} de la obra.pdf`)
      return {
        id: `bench-document-${index}`,
        proyectoId,
        carpetaId: `bench-folder-${index % folders}`,
        ...name,
        ...planoColumns(null),
        searchText: searchTextOf(name.nombre, '', [], null),
        descripcion: '',
        vencimiento: index % 20 === 0 ? `2026-${String((index % 12) + 1).padStart(2, '0')}-15` : null,
        versionNumero: 1,
        hash: hashes[index]!,
        tamano: 1000,
        mime: 'application/pdf',
        comentario: '',
        subidoPor: 'Bench',
        subidoPorId: 'bench',
        subidoEn: new Date(Date.parse(now) - index * 60_000).toISOString(),
        creadoEn: now,
        version: 1,
      }
    })
    await insertMany(store, 'documentoVersiones', documents, (index) => ({
      documentoId: `bench-document-${index}`,
      numero: 1,
      companyId: 1,
      hash: hashes[index]!,
      bytes: 1000,
      mime: 'application/pdf',
      comentario: '',
      createdBy: 'Bench',
      uploadedBy: 'bench',
      createdAt: now,
    }))
    await analyze(store)
  } finally {
    await store.close()
  }
}
