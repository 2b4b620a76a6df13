import type { Generated } from 'kysely'

export type ShortcutsTables = {
  shortcuts: {
    /** The order of creation. */
    seq: Generated<number>
    id: string
    userId: string
    label: string
    description: string
    icon: string
    link: string
    /** 0 or 1. */
    useRouter: number
  }
}
