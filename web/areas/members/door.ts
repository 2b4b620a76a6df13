/** The exports of this area for other areas. */
export { ProjectsFields } from './ProjectsFields.tsx'
export { draftOf, extentText, projectErrors, projectsOf, type ProjectsDraft } from './projects-draft.ts'
