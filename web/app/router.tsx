import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { guard } from './guards.ts'
import { EmptyLayout } from './layouts/EmptyLayout.tsx'
import { RootLayout } from './layouts/RootLayout.tsx'
import { RouteError } from './layouts/RouteError.tsx'
import { loadMainLayout, screenComponents, screenLoaders } from './screen-components.ts'
import { screens, type Screen } from './screens.ts'

function toRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: screen,
    lazy: async () => ({ Component: await screenComponents[screen.path]() }),
    // Loaders of one address run side by side, so each screen is guarded by itself, before its own loading.
    loader: async (args) => {
      guard(screen.access, args.request)
      return (await screenLoaders[screen.path]?.(args)) ?? null
    },
    errorElement: <RouteError />,
  }
}

const isEmpty = ({ layout }: Screen) => layout === 'empty'
const toDashboard = () => redirect('/dashboards/project')

const routes: RouteObject[] = [
  {
    Component: RootLayout,
    errorElement: <RouteError />,
    children: [
      { Component: EmptyLayout, children: screens.filter(isEmpty).map(toRoute) },
      {
        lazy: async () => {
          const { MainLayout, loadSharedData } = await loadMainLayout()
          return { Component: MainLayout, loader: loadSharedData }
        },
        children: screens.filter((screen) => !isEmpty(screen)).map(toRoute),
      },
      { path: '/home', loader: toDashboard },
      { path: '/signed-in-redirect', loader: toDashboard },
      { path: '*', loader: toDashboard },
    ],
  },
]

export const router = createBrowserRouter(routes)
