import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Access } from './guards.ts'
import { openSelection } from './screens/open-selection.ts'

export type Screen = {
  path: string
  /** `main` is the configured layout (compact), which `?layout=` overrides; `empty` has no navigation. */
  layout: 'main' | 'empty'
  access: Access
  /** The page's title in the browser: '<title> · Obra'. */
  title: string
  component: () => Promise<ComponentType>
  /** What has to happen before the screen is shown, after the guard. */
  load?: (args: LoaderFunctionArgs) => unknown
}

/** Every screen of Obra. An area adds a line a screen; order does not matter. */
export const screens: Screen[] = [
  {
    path: '/',
    layout: 'main',
    access: 'signedIn',
    title: 'Redirigiendo',
    component: async () => (await import('./screens/RedirectPage.tsx')).RedirectPage,
  },
  {
    path: '/sign-in',
    layout: 'empty',
    access: 'guest',
    title: 'Iniciar sesión',
    component: async () => (await import('../areas/auth/SignInPage.tsx')).SignInPage,
  },
  {
    path: '/sign-out',
    layout: 'empty',
    access: 'anyone',
    title: 'Sesión cerrada',
    component: async () => (await import('../areas/auth/SignOutPage.tsx')).SignOutPage,
  },
  {
    path: '/seleccionar-desarrolladora',
    layout: 'main',
    access: 'signedIn',
    title: 'Selección de Desarrolladora',
    component: async () => (await import('./screens/SelectionPage.tsx')).SelectionPage,
    load: openSelection,
  },
  {
    path: '/dashboards/project',
    layout: 'main',
    access: 'withProject',
    title: 'Tablero del proyecto',
    component: async () => (await import('../areas/dashboards/ProjectDashboardPage.tsx')).ProjectDashboardPage,
  },
  {
    path: '/apps/mailbox/*',
    layout: 'main',
    access: 'signedIn',
    title: 'Correo',
    component: async () => (await import('../areas/mailbox/MailboxPage.tsx')).MailboxPage,
  },
]
