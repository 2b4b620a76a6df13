/** `npm run dev:tab`: the web app with the server in its own tab (web/mock); no server process and no store. */
import { develop } from './lib/develop.ts'

await develop('tab')
