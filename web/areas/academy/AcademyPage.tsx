import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { formatDate } from '../../lib/format.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CourseProgressBar } from './CourseProgressBar.tsx'
import { courseFilter, coursePath, durationText, filterCourses, invitation, isFinished } from './course-state.ts'
import type { Course } from './queries.ts'
import './AcademyPage.css'

/** The courses with the user's progress, filtered by text and category. */
export function AcademyPage() {
  const [filter, change] = useUrlState(courseFilter)
  const { data: courses, error, refetch } = useQuery(q('listCourses'))
  const { data: categories = [] } = useQuery(q('listCourseCategories'))
  const matches = courses && filterCourses(courses, filter)
  const titleOf = (slug: string) => categories.find((category) => category.slug === slug)?.title ?? slug
  return (
    <div className="page">
      <PageHeader title="Academia" subtitle="Cursos cortos, en pasos, para construir mejor y para usar Obra." />
      <div className="course-filters">
        <ListSearch
          label="Buscar cursos"
          value={filter.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
        <select
          className="input course-category"
          aria-label="Categoría"
          value={filter.category}
          onChange={({ target }) => change({ category: target.value })}
        >
          <option value="">Todas las categorías</option>
          {categories.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
        <label className="course-hide">
          <Checkbox
            label="Ocultar terminados"
            checked={filter.hidesFinished}
            onChange={({ target }) => change({ hidesFinished: target.checked })}
          />
          Ocultar terminados
        </label>
      </div>
      {matches ? (
        matches.length > 0 ? (
          <ul className="courses" role="list" aria-label="Cursos">
            {matches.map((course) => (
              <CourseTile key={course.id} course={course} category={titleOf(course.category)} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No hay cursos que coincidan"
            icon={<i className="pi pi-search" />}
            actions={
              <Button onClick={() => change({ category: '', search: '', hidesFinished: false })}>Ver todos</Button>
            }
          >
            Probá con otras palabras u otra categoría.
          </EmptyState>
        )
      ) : (
        <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer los cursos" height="20rem" />
      )}
    </div>
  )
}

function CourseTile({ course, category }: { course: Course; category: string }) {
  const { id, title, description, duration, updatedAt } = course
  return (
    <li className="course-tile">
      <p className="course-meta">
        <span className="course-tag">{category}</span>
        <span>
          <i className="pi pi-clock" aria-hidden="true" /> {durationText(duration)}
        </span>
        {isFinished(course) && (
          <span className="course-finished">
            <i className="pi pi-check-circle" aria-hidden="true" /> Terminado
          </span>
        )}
      </p>
      <h2 className="course-title">
        <Link to={coursePath(id)}>{title}</Link>
      </h2>
      <p className="course-description">{description}</p>
      <CourseProgressBar course={course} />
      <p className="course-foot">
        <span>Actualizado el {formatDate(updatedAt)}</span>
        <span className="course-go" aria-hidden="true">
          {invitation(course)} <i className="pi pi-arrow-right" />
        </span>
      </p>
    </li>
  )
}
