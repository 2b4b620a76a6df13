/** `npm run dev:tab`: the web app on the server in its own tab (web/mock); no server and no store. */
import { develop } from './lib/develop.ts'

await develop('tab')
