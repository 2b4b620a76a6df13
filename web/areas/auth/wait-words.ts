const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** A duration in words: '42 segundos', '2 minutos y 1 segundo'. */
export function waitWords(totalSeconds: number): string {
  const minutes = Math.floor(totalSeconds / 60)
  const seconds = totalSeconds % 60
  if (minutes === 0) return plural(seconds, 'segundo')
  return seconds === 0 ? plural(minutes, 'minuto') : `${plural(minutes, 'minuto')} y ${plural(seconds, 'segundo')}`
}
