/**
 * Stock with 5,000 materials and 100,000 movements in one project, a fifth of them of one material: the server's time for a page
 * of the stock, the kardex and the list of movements, on both stores.
 */
import { addMaterialsData, materialId, proyectoId } from './materials-data.ts'
import { goalLines, measureGet, onBothStores, pageGoals, signedIn, type PageFigures, type SeedStore } from './stores.ts'

const project = `/api/Proyectos/${proyectoId}`
const pages = {
  stock: '/stock',
  'stock: page 100': '/stock?page=100',
  'stock: to replenish': '/stock?aReponer=true',
  'stock: search': '/stock?search=galvanizado%2099',
  'kardex: newest of 20,000 lines': `/stock/${materialId(0)}/kardex`,
  'kardex: oldest of 20,000 lines': `/stock/${materialId(0)}/kardex?order=asc`,
  'kardex: a usual material': `/stock/${materialId(1)}/kardex`,
  movimientos: '/movimientos',
  'movimientos by date': '/movimientos?sort=fecha&order=desc',
  'movimientos: a material': `/movimientos?materialId=${materialId(7)}`,
  'movimientos: search': '/movimientos?search=R%2099999',
}

async function measureServer(origin: string): Promise<PageFigures> {
  const get = await signedIn(origin)
  const figures: PageFigures = {}
  for (const [name, address] of Object.entries(pages)) figures[name] = await measureGet(get, project + address)
  return figures
}

/** Measures on dedicated stores. `seedStore` fills one with the sample data. */
export const measureMaterials = (seedStore: SeedStore) =>
  onBothStores({ seedStore, addMany: addMaterialsData }, measureServer)

/** The goals with the measured values. */
export const materialsGoals = (stores: Record<string, PageFigures>) => goalLines(pageGoals(stores))
