/** What other areas may use of this one. */
export { tellOfPerson } from './people.service.ts'
