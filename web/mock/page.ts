/** The entry of the page in a tab without a server: the app as it is, on a `fetch` that asks the worker. */
import './answer-in-tab.ts'
import '../app/main.tsx'
import './show-bar.tsx'
