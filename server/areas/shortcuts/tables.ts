import type { Generated } from 'kysely'

export type ShortcutsTables = {
  shortcuts: {
    seq: Generated<number>
    id: string
    userId: string
    label: string
    description: string
    icon: string
    link: string
    /** 0 or 1. */
    useRouter: number
    /** The position among the user's shortcuts; new ones leave gaps. */
    position: number
  }
}
