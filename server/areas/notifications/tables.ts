import type { components } from '../../../openapi/generated/schema.d.ts'

/** The kinds of notifications of due dates. */
export type DueKind = Extract<components['schemas']['NotificationKind'], `${string}Due`>
/** When a record is notified: some days before, on the day, once overdue. */
export type DueStage = 'soon' | 'today' | 'overdue'

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
    /** Null for kinds without a due date, and for the default. */
    daysBefore: number | null
  }
  /** The last day on which a user was notified of due dates. */
  dueNoticeDays: { userId: string; day: string }
  /** The records that users were notified of, until their notification is withdrawn. */
  dueNotices: {
    notificationId: string
    userId: string
    kind: DueKind
    recordId: string
    dueOn: string
    stage: DueStage
  }
}
