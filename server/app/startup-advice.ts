import { NewerStoreError } from '../db/migrate.ts'

/** How the command is called: `obra` if installed as a package, `npx obra` in a checkout. */
export const obraCommand = import.meta.filename.endsWith('.ts') ? 'npx obra' : 'obra'

type StartError = { code?: string; errcode?: number; syscall?: string; hostname?: string; message: string }

/** The same start on another port. `npm start` loads sample data, so it is suggested only if the user did so before. */
function onAnotherPort({ PORT, OBRA_SEED }: NodeJS.ProcessEnv): string {
  const port = Number(PORT ?? 3000)
  return `PORT=${port < 65_535 ? port + 1 : port - 1} ${OBRA_SEED === 'demo' ? 'npm start' : `${obraCommand} serve`}`
}

/** Advice for an error of listening; undefined for other errors. */
function listeningAdvice({ code, syscall, hostname }: StartError, env: NodeJS.ProcessEnv): string | undefined {
  const port = env.PORT ?? 3000
  if (code === 'EADDRINUSE')
    return `El puerto ${port} está ocupado. Cerrá el otro programa o elegí otro: ${onAnotherPort(env)}`
  if (code === 'EACCES' && syscall === 'listen')
    return `Este usuario no puede escuchar en el puerto ${port}. Elegí uno desde 1024, con un proxy delante: PORT=3000 ${obraCommand} serve`
  if (code === 'EADDRNOTAVAIL' || (env.HOST && hostname === env.HOST))
    return `HOST no es una dirección de este equipo: «${env.HOST}». Poné 127.0.0.1, o 0.0.0.0 para escuchar en todas.`
  return undefined
}

/** Advice for an error at startup, in Spanish. */
export function startupAdvice(error: unknown, env: NodeJS.ProcessEnv): string {
  const { code, errcode, message } = error as StartError
  const folder = env.OBRA_DATA_DIR || 'data'
  if (error instanceof NewerStoreError)
    return 'La base de datos es de una versión más nueva de Obra. Actualizá Obra, o elegí otra carpeta con OBRA_DATA_DIR.'
  const listening = listeningAdvice(error as StartError, env)
  if (listening) return listening
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
    return `El archivo de datos en ${folder} está dañado. Restaurá una copia con '${obraCommand} db restore ARCHIVO', o movelo a otro lado y arrancá de nuevo.`
  if (errcode === 8 || errcode === 14)
    return `No se puede escribir en la carpeta de datos (${folder}). Dale permisos o elegí otra con OBRA_DATA_DIR.`
  if (errcode === 5) return 'Otro proceso tiene tomada la base de datos. Esperá a que termine y probá de nuevo.'
  return `La base de datos no responde: ${message}`
}

function isPostgresUnreachable(code: string | undefined, message: string): boolean {
  return /^(ECONN|ENOTFOUND|ETIMEDOUT|EHOST|28|3D|57)/.test(code ?? '') || /timeout|terminated/.test(message)
}
