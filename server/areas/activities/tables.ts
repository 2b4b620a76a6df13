export type ActivitiesTables = {
  activities: {
    id: string
    icon: string | null
    image: string | null
    description: string
    date: string
    extraContent: string | null
    linkedContent: string | null
    link: string | null
    /** 0, 1, or null where there is no link. */
    useRouter: number | null
  }
}
