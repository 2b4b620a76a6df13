import { useMutation } from '@tanstack/react-query'
import { download } from '../../api/operations.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { wireFilters } from './product-view.ts'
import type { ListView } from './queries.ts'

/** Downloads all products that match the search, in the list's order. */
export function ExportButton({ view, isEmpty }: { view: ListView; isEmpty: boolean }) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ search, sort, order, ...filters }: ListView) =>
      download('exportProducts', { search, sort, order, ...wireFilters(filters) }),
  })
  const run = () =>
    mutate(view, {
      onSuccess: (file) => saveFile(file, `inventario-${new Date().toLocaleDateString('sv-SE')}.csv`),
      onError: tellFailure('No se pudo exportar'),
    })
  return (
    <Button busy={isPending} disabled={isEmpty} onClick={run}>
      <i className="pi pi-download" aria-hidden="true" /> Exportar CSV
    </Button>
  )
}
