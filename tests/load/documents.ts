/** 10,000 documents with 100 MB of text in one project: the server's time for a folder, searches and the tree, on both stores. */
import { addDocumentsData, folder, proyectoId, wordOf } from './documents-data.ts'
import { goalLines, measureGet, onBothStores, pageGoals, signedIn, type PageFigures, type SeedStore } from './stores.ts'

const project = `/api/Proyectos/${proyectoId}`
const pages = {
  'a folder': `/documentos?carpetaId=${folder}`,
  'all by date': '/documentos?sort=subidoEn&order=desc',
  'a search by name': '/documentos?search=numero%207777',
  'a common search by name': '/documentos?search=obra',
  folders: '/carpetas',
  'what expires': '/documentos-por-vencer',
  'text: a rare word': `/documentos-texto?q=${wordOf(19_999)}`,
  'text: two words': `/documentos-texto?q=${wordOf(5)}%20${wordOf(77)}`,
  'text: a word of most pages': `/documentos-texto?q=${wordOf(0)}`,
  legajo: '/legajo',
}

async function measureServer(origin: string): Promise<PageFigures> {
  const get = await signedIn(origin)
  const figures: PageFigures = {}
  for (const [name, address] of Object.entries(pages)) figures[name] = await measureGet(get, project + address)
  return figures
}

/** Measures on dedicated stores. `seedStore` fills one with the sample data. */
export const measureDocuments = (seedStore: SeedStore) =>
  onBothStores({ seedStore, addMany: addDocumentsData }, measureServer)

/** The goals with the measured values. */
export const documentsGoals = (stores: Record<string, PageFigures>) =>
  goalLines(pageGoals(stores).map(([goal, measured, most]) => [goal, measured, goal.includes(': text:') ? 50 : most]))
