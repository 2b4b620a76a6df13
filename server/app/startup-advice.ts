import { NewerStoreError } from '../db/migrate.ts'

/** What a person can do about an error at start-up: a Spanish text. */
export function startupAdvice(error: unknown, env: NodeJS.ProcessEnv): string {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message: string }
  const folder = env.OBRA_DATA_DIR ?? 'data'
  if (error instanceof NewerStoreError)
    return 'La base de datos es de una versión más nueva de Obra. Actualizá Obra, o elegí otra carpeta con OBRA_DATA_DIR.'
  if (code === 'EADDRINUSE')
    return `El puerto ${env.PORT ?? 3000} está ocupado. Cerrá el otro programa o elegí otro: PORT=3001 npm start`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `No se puede escribir en la carpeta de datos (${folder}). Dale permisos o elegí otra con OBRA_DATA_DIR.`
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `La carpeta de datos (${folder}) no es una carpeta. Elegí otra con OBRA_DATA_DIR.`
  if (code === 'ERR_SQLITE_ERROR') return sqliteAdvice((errcode ?? 0) & 0xff, folder, message)
  if (code === '28P01' || code === '28000')
    return 'PostgreSQL rechazó el usuario o la contraseña de DATABASE_URL. Revisalos y probá de nuevo.'
  if (code === '3D000')
    return 'La base de datos que nombra DATABASE_URL no existe en ese PostgreSQL. Creala con createdb, o corregí el nombre.'
  if (env.DATABASE_URL && isPostgresUnreachable(code, message))
    return `No se llega a PostgreSQL (${code ?? message}). Revisá DATABASE_URL y que el servidor esté en marcha.`
  return message
}

function sqliteAdvice(errcode: number, folder: string, message: string): string {
  if (errcode === 11 || errcode === 26)
    return `El archivo de datos en ${folder} está dañado. Restaurá una copia con 'npx obra db restore ARCHIVO', o movelo a otro lado y arrancá de nuevo.`
  if (errcode === 8 || errcode === 14)
    return `No se puede escribir en la carpeta de datos (${folder}). Dale permisos o elegí otra con OBRA_DATA_DIR.`
  if (errcode === 5) return 'Otro proceso tiene tomada la base de datos. Esperá a que termine y probá de nuevo.'
  return `La base de datos no responde: ${message}`
}

function isPostgresUnreachable(code: string | undefined, message: string): boolean {
  return /^(ECONN|ENOTFOUND|ETIMEDOUT|EHOST|28|3D|57)/.test(code ?? '') || /timeout|terminated/.test(message)
}
