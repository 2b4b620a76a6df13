import { percentDone } from './course-state.ts'
import type { Course } from './queries.ts'
import './CourseProgressBar.css'

/** How many steps of a course are done. */
export function CourseProgressBar({ course }: { course: Course }) {
  const percent = percentDone(course)
  return (
    <div className="course-progress">
      <progress max={100} value={percent} aria-label={`Avance de ${course.title}`} />
      <span>
        {course.progress.doneSteps.length} de {course.totalSteps} pasos
      </span>
    </div>
  )
}
