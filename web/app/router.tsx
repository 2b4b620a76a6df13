import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { findScreen } from './find-screen.ts'
import { guard } from './guards.ts'
import { EmptyLayout } from './layouts/EmptyLayout.tsx'
import { RootLayout } from './layouts/RootLayout.tsx'
import { RouteError } from './layouts/RouteError.tsx'
import { screens, type Screen } from './screens.ts'

/** What the layouts read of the screen that is shown. */
export type ScreenHandle = Pick<Screen, 'title'>

function toRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: { title: screen.title } satisfies ScreenHandle,
    lazy: async () => ({ Component: await screen.component() }),
    // Loaders of one address run side by side, so each screen is guarded by itself, before its own loading.
    loader: async (args) => {
      guard(screen.access, args.request)
      return (await screen.load?.(args)) ?? null
    },
    errorElement: <RouteError />,
  }
}

const routesOf = (layout: Screen['layout']) => screens.filter((screen) => screen.layout === layout).map(toRoute)
const toDashboard = () => redirect('/dashboards/project')
const mainLayout = () => import('./layouts/MainLayout.tsx')

const routes: RouteObject[] = [
  {
    Component: RootLayout,
    errorElement: <RouteError />,
    children: [
      { Component: EmptyLayout, children: routesOf('empty') },
      {
        lazy: async () => {
          const { MainLayout, loadSharedData } = await mainLayout()
          return { Component: MainLayout, loader: loadSharedData }
        },
        children: routesOf('main'),
      },
      { path: '/home', loader: toDashboard },
      { path: '/signed-in-redirect', loader: toDashboard },
      { path: '*', loader: toDashboard },
    ],
  },
]

export const router = createBrowserRouter(routes)

/** Fetches the code of a screen that is likely to be next, so that going there does not wait for it. */
export function preloadScreen(path: string): void {
  const screen = findScreen(path)
  if (!screen) return
  // A failure shows when the person really goes there, with another try.
  const parts = [screen.component(), screen.layout === 'main' ? mainLayout() : null]
  Promise.all(parts).catch(() => {})
}
