/** The entry of the demo without a server: the app, with a `fetch` that sends API requests to the worker. */
import './answer-in-tab.ts'
import '../app/main.tsx'
import './show-bar.tsx'
