/** `npm run dev:mock`: the web app with Prism; no server and no store. */
import { develop } from './lib/develop.ts'

await develop('prism')
