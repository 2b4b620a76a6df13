/** The public interface of this area for other areas. */
export { administratorMails, isMember, joinCompany, notifyProblem, storableProjects } from './service.ts'
