import { dayIn, pageIn } from '../../lib/address-values.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

export type AccountView = { desde: string; hasta: string; page: number }

/** The days and the page of the movements of an account, stored in the address. */
export const accountView: UrlCodec<AccountView> = {
  read: (search) => ({
    desde: dayIn(search.get('desde')),
    hasta: dayIn(search.get('hasta')),
    page: pageIn(search.get('pagina')),
  }),
  write: ({ desde, hasta, page }) => ({
    desde: desde || undefined,
    hasta: hasta || undefined,
    pagina: page === 1 ? undefined : String(page),
  }),
}
