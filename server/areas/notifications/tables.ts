import type { components } from '../../../openapi/generated/schema.d.ts'

export type NotificationsTables = {
  notifications: {
    id: string
    userId: string
    icon: string | null
    image: string | null
    title: string
    /** Simple markup, sanitised on write. */
    description: string
    time: string
    /** 0 or 1, as the other flags. */
    read: number
    link: string | null
    useRouter: number
    seen: number
  }
  /** Settings that a user changed; a kind without a row has its default. */
  notificationSettings: {
    userId: string
    kind: components['schemas']['NotificationKind']
    wanted: number
    byMail: number
  }
}
