import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { basePath, pathInApp } from '../lib/base-path.ts'
import { useStore } from '../lib/store.ts'
import { findScreen } from './find-screen.ts'
import { guard, redirectOf } from './guards.ts'
import { EmptyLayout } from './layouts/EmptyLayout.tsx'
import { RootLayout } from './layouts/RootLayout.tsx'
import { RouteError } from './layouts/RouteError.tsx'
import { ScreenFailed } from './layouts/ScreenFailed.tsx'
import { mainLayout, screenComponents, screenLoaders } from './screen-components.ts'
import { screens, type Screen } from './screens.ts'

/** Not the router's `lazy`: it caches failed imports, and then unmounts the layout, too. */
function toRoute(screen: Screen): RouteObject {
  const { state, load } = screenComponents[screen.path]
  return {
    path: screen.path,
    handle: screen,
    Component: function ScreenOutlet() {
      const { value: Component } = useStore(state)
      return Component ? <Component /> : <ScreenFailed title={screen.title} />
    },
    // Loaders of parent and child run in parallel, so each screen has its own guard, before its own loading.
    loader: async (args) => {
      guard(screen, args.request)
      const [loaded] = await Promise.all([screenLoaders[screen.path]?.(args), load()])
      return loaded ?? null
    },
    errorElement: <RouteError />,
  }
}

function MainLayoutOutlet() {
  const { value } = useStore(mainLayout.state)
  return value ? <value.MainLayout /> : <ScreenFailed title="Obra" />
}

async function loadMain(args: LoaderFunctionArgs): Promise<null> {
  // If the guard will redirect, do not load: the router would wait for it first.
  const screen = findScreen(pathInApp(new URL(args.request.url).pathname))
  if (!screen || redirectOf(screen, args.request) !== null) return null
  await mainLayout.load()
  return mainLayout.state.get().value?.loadSharedData(args) ?? null
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
        Component: MainLayoutOutlet,
        loader: loadMain,
        children: screens.filter((screen) => !isEmpty(screen)).map(toRoute),
      },
      { path: '/home', loader: toDashboard },
      { path: '/signed-in-redirect', loader: toDashboard },
      { path: '*', loader: toDashboard },
    ],
  },
]

export const router = createBrowserRouter(routes, { basename: basePath || '/' })
