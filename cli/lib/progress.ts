const barWidth = 30

/** A progress bar on a terminal; otherwise one line for each tenth. */
export function showProgress(stream: NodeJS.WriteStream, done: number, all: number): void {
  const share = Math.min(1, done / all)
  const figures = `${Math.floor(share * 100)} % (${done.toLocaleString('es-AR')} de ${all.toLocaleString('es-AR')} filas)`
  if (stream.isTTY) {
    const filled = Math.round(share * barWidth)
    const end = done >= all ? '\n' : ''
    stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${figures}${end}`)
    return
  }
  const tenth = Math.floor(share * 10)
  if (tenth === lastTenth) return
  lastTenth = tenth
  stream.write(`${figures}\n`)
}

let lastTenth = 0
