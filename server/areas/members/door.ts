/** What other areas may use of this one. */
export { administratorMails, isMember, joinCompany, tellOfTrouble } from './service.ts'
