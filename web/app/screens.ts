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
    path: '/sign-up',
    layout: 'empty',
    access: 'guest',
    title: 'Crear cuenta',
    component: async () => (await import('../areas/auth/SignUpPage.tsx')).SignUpPage,
  },
  {
    path: '/confirmation-required',
    layout: 'empty',
    access: 'guest',
    title: 'Confirmar cuenta',
    component: async () => (await import('../areas/auth/ConfirmationPage.tsx')).ConfirmationPage,
  },
  {
    path: '/forgot-password',
    layout: 'empty',
    access: 'guest',
    title: 'Recuperar contraseña',
    component: async () => (await import('../areas/auth/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: '/reset-password',
    layout: 'empty',
    access: 'guest',
    title: 'Elegir contraseña nueva',
    component: async () => (await import('../areas/auth/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    path: '/unlock-session',
    layout: 'empty',
    access: 'locked',
    title: 'Sesión bloqueada',
    component: async () => (await import('../areas/auth/UnlockPage.tsx')).UnlockPage,
    load: async () => (await import('../areas/auth/lock.ts')).lock(),
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
    path: '/calendario',
    layout: 'main',
    access: 'withProject',
    title: 'Calendario',
    component: async () => (await import('./screens/module-screen.tsx')).moduleScreen('calendario'),
  },
  {
    path: '/documentos',
    layout: 'main',
    access: 'withProject',
    title: 'Documentos',
    component: async () => (await import('./screens/module-screen.tsx')).moduleScreen('documentos'),
  },
  {
    path: '/finanzas',
    layout: 'main',
    access: 'withProject',
    title: 'Finanzas',
    component: async () => (await import('./screens/module-screen.tsx')).moduleScreen('finanzas'),
  },
  {
    path: '/materiales',
    layout: 'main',
    access: 'withProject',
    title: 'Materiales',
    component: async () => (await import('./screens/module-screen.tsx')).moduleScreen('materiales'),
  },
  {
    path: '/solo-desarrollo/carga-categoricos',
    layout: 'main',
    access: 'withProject',
    title: 'Carga de Categóricos',
    component: async () => (await import('./screens/module-screen.tsx')).moduleScreen('carga-categoricos'),
  },
  {
    path: '/solo-desarrollo/carga-transaccionales',
    layout: 'main',
    access: 'withProject',
    title: 'Carga de Transaccionales',
    component: async () => (await import('./screens/module-screen.tsx')).moduleScreen('carga-transaccionales'),
  },
  {
    path: '/help',
    layout: 'main',
    access: 'withProject',
    title: 'Ayuda',
    component: async () => (await import('./screens/HelpPage.tsx')).HelpPage,
  },
  {
    path: '/solo-desarrollo',
    layout: 'main',
    access: 'withProject',
    title: 'Solo Desarrollo',
    component: async () => (await import('./screens/DevelopmentPage.tsx')).DevelopmentPage,
  },
  {
    path: '/solo-desarrollo/navegacion',
    layout: 'main',
    access: 'withProject',
    title: 'Galería de navegación',
    component: async () => (await import('./screens/gallery/NavigationGalleryPage.tsx')).NavigationGalleryPage,
  },
  {
    path: '/solo-desarrollo/avisos',
    layout: 'main',
    access: 'withProject',
    title: 'Galería de avisos',
    component: async () => (await import('./screens/gallery/FeedbackGalleryPage.tsx')).FeedbackGalleryPage,
  },
  {
    path: '/apps/mailbox/*',
    layout: 'main',
    access: 'signedIn',
    title: 'Correo',
    component: async () => (await import('../areas/mailbox/MailboxPage.tsx')).MailboxPage,
  },
  {
    path: '/apps/ecommerce/inventory',
    layout: 'main',
    access: 'signedIn',
    title: 'Inventario',
    component: async () => (await import('../areas/inventory/InventoryPage.tsx')).InventoryPage,
  },
]
