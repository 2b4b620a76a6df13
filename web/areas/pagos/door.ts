/** What other areas may use of this one. */
export { medios } from './words.ts'
