export type DashboardsTables = {
  /** The shared figures of the demo, as JSON in the shape of the wire. */
  demoDashboards: { name: 'analytics' | 'crypto' | 'finance'; content: string }
  /** The figures of a project that no module holds yet, as JSON in the shape of the wire. */
  projectDashboards: { projectId: number; content: string }
}
