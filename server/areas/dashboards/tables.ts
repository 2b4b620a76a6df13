export type DashboardsTables = {
  /** Shared demo figures, as JSON in wire form. */
  demoDashboards: { name: 'analytics' | 'crypto' | 'finance'; content: string }
  /** Project figures that no module provides yet, as JSON in wire form. */
  projectDashboards: { projectId: number; content: string }
}
