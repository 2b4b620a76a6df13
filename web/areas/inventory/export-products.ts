import { download } from '../../api/operations.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { saveFile } from '../../lib/save-file.ts'
import { wireFilters } from './product-view.ts'
import type { ListView } from './queries.ts'

/** Downloads all products that match the search, in the list's order. */
export const exportProducts = ({ search, sort, order, ...filters }: ListView): Promise<void> =>
  download('exportProducts', { search, sort, order, ...wireFilters(filters) }).then(
    (file) => saveFile(file, `inventario-${new Date().toLocaleDateString('sv-SE')}.csv`),
    tellFailure('No se pudo exportar'),
  )
