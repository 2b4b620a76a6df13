export type MessagesTables = {
  messages: {
    id: string
    userId: string
    image: string | null
    title: string
    description: string
    time: string
    /** 0 or 1, as the other flags. */
    read: number
    link: string | null
    useRouter: number
    seen: number
  }
}
