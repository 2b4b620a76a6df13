/** `npm run dev`: the server, restarted when its sources change, and Vite, which reloads the browser. */
import { develop } from './lib/develop.ts'

await develop('server')
