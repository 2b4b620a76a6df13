import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { attempt } from '../../api/attempt.ts'
import { q } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { useKeys } from '../../lib/use-keys.ts'
import { Button } from '../../ui/Button.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { CourseOutline } from './CourseOutline.tsx'
import { coursePath, isFinished } from './course-state.ts'
import { saveProgress, type CourseDetail } from './queries.ts'
import './CoursePage.css'

const failure = 'No se guardó tu avance.'

/** A course at one of its steps; without a step in the address, at the last one visited. */
export function CoursePage() {
  const { courseId = '', stepNumber } = useParams()
  const { data: course, error, refetch } = useQuery(q('getCourse', { id: courseId }))
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className="page">
        <NotFound
          title="No encontramos ese curso"
          icon={<i className="pi pi-book" />}
          to="/apps/academy"
          label="Ver los cursos"
        />
      </div>
    )
  }
  if (!course) {
    return (
      <div className="page">
        {<QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer el curso" height="24rem" />}
      </div>
    )
  }
  const order = Number(stepNumber) - 1
  if (!course.steps.some((step) => step.order === order)) {
    return <Navigate to={coursePath(course.id, course.progress.currentStep)} replace />
  }
  return <CourseStep course={course} order={order} />
}

/** Navigation within a course; saves the progress. */
function useReading(course: CourseDetail, order: number) {
  const navigate = useNavigate()
  const { id, steps, progress } = course
  const save = (change: Partial<CourseDetail['progress']>) =>
    attempt(saveProgress, { body: { id, progress: change } }, failure)
  const doneWith = (step: number) => [...new Set([...progress.doneSteps, step])].toSorted((a, b) => a - b)
  const isDone = progress.doneSteps.includes(order)
  const open = (step: number) => {
    void save({ currentStep: step })
    void navigate(coursePath(id, step))
  }
  return {
    isDone,
    open,
    back: () => order > 0 && open(order - 1),
    toggle: () =>
      void save({ doneSteps: isDone ? progress.doneSteps.filter((step) => step !== order) : doneWith(order) }),
    forward() {
      if (order >= steps.length - 1) return
      void save({ currentStep: order + 1, doneSteps: doneWith(order) })
      void navigate(coursePath(id, order + 1))
    },
    async finish() {
      const doneSteps = steps.map((step) => step.order)
      const completed = progress.completed + 1
      if (await save({ currentStep: order, doneSteps, completed })) void navigate('/apps/academy')
    },
  }
}

function CourseStep({ course, order }: { course: CourseDetail; order: number }) {
  const { isDone, open, back, toggle, forward, finish } = useReading(course, order)
  useKeys({ ArrowLeft: back, ArrowRight: forward })
  const step = course.steps[order]!
  const isLast = order === course.steps.length - 1
  return (
    <div className="page course">
      <CourseOutline course={course} order={order} onOpen={open} />
      <article className="course-text" aria-labelledby="course-step">
        <p className="course-where">
          Paso {order + 1} de {course.steps.length}
          {isFinished(course) && ' · ya lo terminaste'}
        </p>
        <h1 className="page-title" id="course-step" tabIndex={-1}>
          {step.title}
        </h1>
        <p className="page-subtitle">{step.subtitle}</p>
        <RichText html={step.content} className="course-content" />
        <footer className="course-moves">
          <Button disabled={order === 0} onClick={back}>
            <i className="pi pi-arrow-left" aria-hidden="true" /> Anterior
          </Button>
          <Button variant="quiet" aria-pressed={isDone} onClick={toggle}>
            <i className={`pi ${isDone ? 'pi-check-circle' : 'pi-circle'}`} aria-hidden="true" />{' '}
            {isDone ? 'Hecho' : 'Marcar como hecho'}
          </Button>
          {isLast ? (
            <Button variant="primary" onClick={() => void finish()}>
              Terminar el curso
            </Button>
          ) : (
            <Button variant="primary" onClick={forward}>
              Siguiente <i className="pi pi-arrow-right" aria-hidden="true" />
            </Button>
          )}
        </footer>
      </article>
    </div>
  )
}
