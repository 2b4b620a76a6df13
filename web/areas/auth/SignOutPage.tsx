export function SignOutPage() {
  return <h1>Sesión cerrada</h1>
}
