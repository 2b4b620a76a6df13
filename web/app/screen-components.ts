import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { createLazyPart, type LazyPart } from '../lib/lazy-part.ts'
import { openSelection } from './screens/open-selection.ts'
import type { ScreenPath } from './screens.ts'

declare global {
  interface Window {
    /** Requests the scripts of a screen in parallel (web/build/early-requests.ts). Not in development. */
    preloadScripts?: (path: string) => void
  }
}

/** The module of each screen's component; parsed by the build to find its files (web/build/first-view.ts). */
const sources: Record<ScreenPath, () => Promise<ComponentType>> = {
  '/': async () => (await import('./screens/RedirectPage.tsx')).RedirectPage,
  '/sign-in': async () => (await import('../areas/auth/SignInPage.tsx')).SignInPage,
  '/sign-out': async () => (await import('../areas/auth/SignOutPage.tsx')).SignOutPage,
  '/sign-up': async () => (await import('../areas/auth/SignUpPage.tsx')).SignUpPage,
  '/confirmation-required': async () => (await import('../areas/auth/ConfirmationPage.tsx')).ConfirmationPage,
  '/forgot-password': async () => (await import('../areas/auth/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  '/reset-password': async () => (await import('../areas/auth/ResetPasswordPage.tsx')).ResetPasswordPage,
  '/unlock-session': async () => (await import('../areas/auth/UnlockPage.tsx')).UnlockPage,
  '/seleccionar-desarrolladora': async () => (await import('./screens/SelectionPage.tsx')).SelectionPage,

  '/invitacion': async () => (await import('../areas/auth/InvitationPage.tsx')).InvitationPage,
  '/desarrolladoras/:companyId/proyectos/:projectId': async () =>
    (await import('./screens/OpenProjectPage.tsx')).OpenProjectPage,
  '/proyectos/:projectId': async () => (await import('./screens/ProjectLinkPage.tsx')).ProjectLinkPage,
  '/cuenta/contrasena': async () => (await import('../areas/auth/PasswordPage.tsx')).PasswordPage,
  '/empresa': async () => (await import('./screens/empresa/CompanyPage.tsx')).CompanyPage,
  '/dashboards/project': async () =>
    (await import('../areas/dashboards/ProjectDashboardPage.tsx')).ProjectDashboardPage,

  '/dashboards': async () => (await import('./screens/BoardsPage.tsx')).BoardsPage,
  '/dashboards/analytics': async () => (await import('../areas/dashboards/samples/AnalyticsPage.tsx')).AnalyticsPage,
  '/dashboards/finance': async () => (await import('../areas/dashboards/samples/FinancePage.tsx')).FinancePage,
  '/dashboards/crypto': async () => (await import('../areas/dashboards/samples/CryptoPage.tsx')).CryptoPage,

  '/calendario/*': async () => (await import('./screens/calendar/CalendarPage.tsx')).CalendarPage,
  '/materiales/*': async () => (await import('./screens/materials/MaterialsPage.tsx')).MaterialsPage,
  '/m/:materialId': async () => (await import('./screens/materials/MaterialLinkPage.tsx')).MaterialLinkPage,
  '/finanzas/*': async () => (await import('./screens/finance/FinancePage.tsx')).FinancePage,
  '/documentos/*': async () => (await import('./screens/documentos/DocumentsPage.tsx')).DocumentsPage,

  '/solo-desarrollo': async () => (await import('./screens/DevelopmentPage.tsx')).DevelopmentPage,
  '/solo-desarrollo/carga-categoricos': async () =>
    (await import('./screens/catalogues/CataloguesPage.tsx')).CataloguesPage,
  '/solo-desarrollo/carga-categoricos/cargar': async () =>
    (await import('./screens/catalogues/LoadCataloguesPage.tsx')).LoadCataloguesPage,
  '/solo-desarrollo/carga-transaccionales': async () => (await import('./screens/LoadRecordsPage.tsx')).LoadRecordsPage,
  '/solo-desarrollo/navegacion': async () =>
    (await import('./screens/gallery/NavigationGalleryPage.tsx')).NavigationGalleryPage,
  '/solo-desarrollo/componentes': async () =>
    (await import('./screens/gallery/ComponentGalleryPage.tsx')).ComponentGalleryPage,
  '/solo-desarrollo/avisos': async () =>
    (await import('./screens/gallery/FeedbackGalleryPage.tsx')).FeedbackGalleryPage,

  '/apps/mailbox/*': async () => (await import('../areas/mailbox/MailboxPage.tsx')).MailboxPage,
  '/apps/contacts/*': async () => (await import('../areas/contacts/ContactsPage.tsx')).ContactsPage,
  '/apps/scrumboard/*': async () => (await import('../areas/scrumboard/ScrumboardPage.tsx')).ScrumboardPage,
  '/apps/tasks/*': async () => (await import('../areas/scrumboard/tasks/TasksPage.tsx')).TasksPage,
  '/apps/notes/*': async () => (await import('../areas/notes/NotesPage.tsx')).NotesPage,
  '/apps/chat/*': async () => (await import('../areas/chat/ChatPage.tsx')).ChatPage,
  '/apps/ecommerce/inventory': async () => (await import('../areas/inventory/InventoryPage.tsx')).InventoryPage,

  '/apps/file-manager': async () => (await import('../areas/file-manager/FileManagerPage.tsx')).FileManagerPage,
  '/apps/file-manager/:folderId': async () =>
    (await import('../areas/file-manager/FileManagerPage.tsx')).FileManagerPage,
  '/apps/academy': async () => (await import('../areas/academy/AcademyPage.tsx')).AcademyPage,
  '/apps/academy/:courseId': async () => (await import('../areas/academy/CoursePage.tsx')).CoursePage,
  '/apps/academy/:courseId/:stepNumber': async () => (await import('../areas/academy/CoursePage.tsx')).CoursePage,

  '/apps/help-center': async () => (await import('../areas/help-center/HelpCenterPage.tsx')).HelpCenterPage,
  '/apps/help-center/faqs': async () => (await import('../areas/help-center/FaqsPage.tsx')).FaqsPage,
  '/apps/help-center/guides': async () => (await import('../areas/help-center/GuidesPage.tsx')).GuidesPage,
  '/apps/help-center/guides/:category': async () =>
    (await import('../areas/help-center/GuideCategoryPage.tsx')).GuideCategoryPage,
  '/apps/help-center/guides/:category/:slug': async () =>
    (await import('../areas/help-center/GuidePage.tsx')).GuidePage,
  '/apps/help-center/support': async () => (await import('../areas/help-center/SupportPage.tsx')).SupportPage,

  '/docs/changelog': async () => (await import('./screens/docs/ChangelogPage.tsx')).ChangelogPage,
  '/docs/guides/:section/:slug': async () => (await import('./screens/docs/DocumentPage.tsx')).DocumentPage,
  '/pages/activities': async () => (await import('../areas/activities/ActivitiesPage.tsx')).ActivitiesPage,
  '/settings/account': async () => (await import('./screens/settings/SettingsPage.tsx')).settingsScreen('account'),
  '/settings/security': async () => (await import('./screens/settings/SettingsPage.tsx')).settingsScreen('security'),
  '/settings/appearance': async () =>
    (await import('./screens/settings/SettingsPage.tsx')).settingsScreen('appearance'),
  '/settings/notifications': async () =>
    (await import('./screens/settings/SettingsPage.tsx')).settingsScreen('notifications'),
  '/settings/tokens': async () => (await import('./screens/settings/SettingsPage.tsx')).settingsScreen('tokens'),
  '/ui/icons': async () => (await import('../areas/icons/IconsPage.tsx')).IconsPage,
  '/ui/icons/:set': async () => (await import('../areas/icons/IconsPage.tsx')).IconsPage,
  '/example': async () => (await import('./screens/gallery/ComponentGalleryPage.tsx')).ComponentGalleryPage,

  '/help': async () => (await import('./screens/HelpPage.tsx')).HelpPage,
}

const paths = Object.keys(sources) as ScreenPath[]

/** The component of each screen, loaded on demand. */
export const screenComponents = Object.fromEntries(
  paths.map((path) => [
    path,
    createLazyPart(() => {
      window.preloadScripts?.(path)
      return sources[path]()
    }),
  ]),
) as Record<ScreenPath, LazyPart<ComponentType>>

/** Extra loaders of screens, run after the guard. */
export const screenLoaders: Partial<Record<ScreenPath, (args: LoaderFunctionArgs) => unknown>> = {
  '/unlock-session': async () => (await import('../areas/auth/lock.ts')).lock(),
  '/seleccionar-desarrolladora': openSelection,
}

export const mainLayout = createLazyPart(() => import('./layouts/MainLayout.tsx'))
