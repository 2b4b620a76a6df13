/** The field rules of the auth screens. Each returns the error message for an invalid value. */
export const emailRule = (value: string): string | undefined => {
  if (!value.trim()) return 'Ingresá tu correo electrónico'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())
    ? undefined
    : 'Ingresá un correo válido, como nombre@empresa.com'
}

/** For existing passwords. */
export const passwordRule = (value: string): string | undefined => (value ? undefined : 'Ingresá tu contraseña')

export const minPasswordLength = 8

export const newPasswordRule = (value: string): string | undefined => {
  if (!value) return 'Elegí una contraseña'
  const missing = minPasswordLength - value.length
  if (missing <= 0) return undefined
  return missing === 1 ? 'Le falta 1 carácter para llegar a 8' : `Le faltan ${missing} caracteres para llegar a 8`
}

export const nameRule = (value: string): string | undefined => (value.trim() ? undefined : 'Ingresá tu nombre')
