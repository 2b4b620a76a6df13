export type SampleAmount = {
  id: string
  padreId: string | null
  nombre: string
  unidad: string
  cantidad: string
  precio: string
  desvio: string
  estado: string
}

export const units = [
  ['m2', 'm²'],
  ['m3', 'm³'],
  ['kg', 'kg'],
  ['gl', 'gl'],
] as const

const states = ['borrador', 'aprobado', 'pendiente', 'pausado', 'anulado']
const chapters = ['Movimiento de suelos', 'Estructura', 'Mampostería', 'Instalaciones', 'Terminaciones']

/** The requested number of rows, in chapters of 20. */
export function sampleAmounts(count: number): SampleAmount[] {
  return Array.from({ length: count }, (_, index) => {
    const [chapter, item] = [Math.floor(index / 20), index % 20]
    const isChapter = item === 0
    return {
      id: `fila-${index}`,
      padreId: isChapter && count > 20 ? null : `fila-${chapter * 20}`,
      nombre: isChapter
        ? `${chapter + 1}. ${chapters[chapter % chapters.length]}`
        : `${chapter + 1}.${item} Tarea ${item}`,
      unidad: isChapter ? '' : units[index % units.length]![0],
      cantidad: isChapter ? '' : `${(index * 37) % 900}.${index % 9}`,
      precio: isChapter ? '' : `${((index * 7919) % 90000) + 100}.5`,
      desvio: `${index % 3 === 0 ? '-' : ''}${(index * 31) % 5000}.25`,
      estado: states[index % states.length]!,
    }
  })
}
