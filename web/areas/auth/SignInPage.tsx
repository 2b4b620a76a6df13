export function SignInPage() {
  return <h1>Iniciar sesión</h1>
}
