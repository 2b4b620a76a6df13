/** Runs with `npm run dev…`: regenerates the contract's derived files when it changes. */
import { generateOnChange } from './lib/build.ts'

await generateOnChange()
