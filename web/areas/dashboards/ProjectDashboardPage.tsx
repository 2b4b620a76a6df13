export function ProjectDashboardPage() {
  return <h1>Tablero</h1>
}
