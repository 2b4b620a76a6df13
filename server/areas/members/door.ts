/** The public interface of this area for other areas. */
export { selectViewers } from './queries.ts'
export { administratorMails, isMember, joinCompany, notifyProblem, storableProjects } from './service.ts'
