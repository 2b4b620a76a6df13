import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../api/QueryState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { faqsQuery } from './queries.ts'
import './FaqList.css'

type FaqListProps = {
  slug: string
  /** The question that is expanded at first. */
  open?: string
}

/** One category's questions; each expands to its answer. */
export function FaqList({ slug, open }: FaqListProps) {
  const { data, error, refetch } = useQuery(faqsQuery)
  if (!data) {
    return (
      <QueryState error={error} title="No pudimos cargar las preguntas" onRetry={() => void refetch()}>
        <div className="faqs" role="status">
          <span className="visually-hidden">Cargando preguntas...</span>
          {['60%', '75%', '50%', '65%', '55%', '70%'].map((width) => (
            <div key={width} className="faq-waiting">
              <Skeleton width={width} height="1rem" />
            </div>
          ))}
        </div>
      </QueryState>
    )
  }
  const faqs = data.find((category) => category.slug === slug)?.faqs ?? []
  return (
    <div className="faqs">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} className="faq" open={id === open}>
          <summary className="faq-question">
            {question}
            <i className="pi pi-chevron-down" aria-hidden="true" />
          </summary>
          <p className="faq-answer">{answer}</p>
        </details>
      ))}
    </div>
  )
}
