import { Link } from 'react-router-dom'
import { PageHelpButton } from '../../ui/PageHelp.tsx'
import { CourseProgressBar } from './CourseProgressBar.tsx'
import { coursePath, durationText } from './course-state.ts'
import type { CourseDetail } from './queries.ts'

type CourseOutlineProps = { course: CourseDetail; order: number; onOpen: (order: number) => void }

/** A course's steps, marked if done; collapsed on phones. */
export function CourseOutline({ course, order, onOpen }: CourseOutlineProps) {
  const { id, title, duration, steps, progress } = course
  return (
    <aside className="course-side" aria-label="Curso">
      <div className="course-top">
        <Link className="course-back" to="/apps/academy">
          <i className="pi pi-arrow-left" aria-hidden="true" /> Academia
        </Link>
        <PageHelpButton />
      </div>
      <p className="course-name">{title}</p>
      <p className="course-length">{durationText(duration)} con la práctica</p>
      <CourseProgressBar course={course} />
      <nav aria-label="Pasos del curso">
        <ol className="course-steps">
          {steps.map((step) => {
            const isDone = progress.doneSteps.includes(step.order)
            return (
              <li key={step.order}>
                <Link
                  to={coursePath(id, step.order)}
                  aria-current={step.order === order ? 'step' : undefined}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    onOpen(step.order)
                  }}
                >
                  <span className={isDone ? 'course-mark course-mark-done' : 'course-mark'} aria-hidden="true">
                    {isDone ? <i className="pi pi-check" /> : step.order + 1}
                  </span>
                  <span>
                    {step.title}
                    {isDone && <span className="visually-hidden"> (hecho)</span>}
                  </span>
                </Link>
              </li>
            )
          })}
        </ol>
      </nav>
    </aside>
  )
}
