import type { components } from '../../../openapi/generated/schema.d.ts'

export type NotificationsTables = {
  notifications: {
    id: string
    userId: string
    icon: string | null
    image: string | null
    title: string
    /** Simple markup, sanitised when it was written. */
    description: string
    time: string
    /** 0 or 1, as the other flags. */
    read: number
    link: string | null
    useRouter: number
    seen: number
  }
  /** What a person chose; a kind without a row is as it comes. */
  notificationSettings: {
    userId: string
    kind: components['schemas']['NotificationKind']
    wanted: number
    byMail: number
  }
}
