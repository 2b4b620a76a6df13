export function SelectionPage() {
  return <h1>Selección de Desarrolladora</h1>
}
