import { useAddressWithValuation } from '../control/door.ts'

/** A function to the address of a comprobante, opened in its list. */
export function useDocumentAddress() {
  const withValuation = useAddressWithValuation()
  return ({ id, numeroCompleto }: { id: string; numeroCompleto: string }): string =>
    withValuation(`/finanzas/comprobantes?buscar=${encodeURIComponent(numeroCompleto)}&abierto=${id}`)
}
