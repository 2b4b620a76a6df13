export type HelpCenterTables = {
  faqCategories: { id: string; slug: string; title: string; position: number }
  faqs: { id: string; categoryId: string; question: string; answer: string; position: number }
  guideCategories: { id: string; slug: string; title: string; position: number }
  guides: {
    id: string
    categoryId: string
    /** Unique in its category. */
    slug: string
    title: string
    subtitle: string
    /** HTML, sanitised when it was written. */
    content: string
    position: number
  }
}
