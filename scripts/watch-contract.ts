/** Runs beside the server, Prism or Vite of `npm run dev…`: what is made from the contract follows its changes. */
import { generateOnChange } from './lib/build.ts'

await generateOnChange()
