import type { NoteColor } from './note.ts'
import './colors.css'

/** The colours with their Spanish names. */
export const colorWords: { color: NoteColor; word: string }[] = [
  { color: null, word: 'Sin color' },
  { color: 'red', word: 'Rojo' },
  { color: 'amber', word: 'Ámbar' },
  { color: 'green', word: 'Verde' },
  { color: 'teal', word: 'Turquesa' },
  { color: 'blue', word: 'Azul' },
  { color: 'indigo', word: 'Índigo' },
  { color: 'pink', word: 'Rosa' },
]
