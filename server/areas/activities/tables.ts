export type ActivitiesTables = {
  activities: {
    id: string
    kind: 'obra' | 'ventas' | 'finanzas' | 'documentos' | 'comunicacion' | 'equipo'
    person: string | null
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
