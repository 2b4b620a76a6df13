/** `npm run dev:mock`: the web app against Prism; no server and no store. */
import { develop } from './lib/develop.ts'

await develop('prism')
