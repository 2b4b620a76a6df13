import type { UrlCodec } from '../../lib/use-url-state.ts'

/** The chat's state in the address besides the open conversation: search, side panel, message to scroll to. */
export type ChatView = { search: string; panel: 'contacto' | 'perfil' | null; message: string | null }

export const root = '/apps/chat'

const panels: readonly string[] = ['contacto', 'perfil']

export const chatView: UrlCodec<ChatView> = {
  read(address) {
    const panel = address.get('panel') ?? ''
    return {
      search: (address.get('buscar') ?? '').slice(0, 200),
      panel: panels.includes(panel) ? (panel as ChatView['panel']) : null,
      message: address.get('mensaje'),
    }
  },
  write: ({ search, panel, message }) => ({
    buscar: search || undefined,
    panel: panel ?? undefined,
    mensaje: message ?? undefined,
  }),
}

/** The address of a conversation, or of the chat if null, with the view as query parameters. */
export function addressOf(chatId: string | null, view: Partial<ChatView> = {}): string {
  const written = chatView.write({ search: '', panel: null, message: null, ...view })
  const entries = Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const query = new URLSearchParams(entries).toString()
  return (chatId ? `${root}/${encodeURIComponent(chatId)}` : root) + (query && `?${query}`)
}
