import type { MenuEntry } from '../../ui/Menu.tsx'
import { colorWords } from './colors.ts'
import type { NoteColor } from './note.ts'

/** The colours as menu entries. */
export const colorEntries = (current: NoteColor, onChoose: (color: NoteColor) => void): MenuEntry[] =>
  colorWords.map(({ color, word }) => ({
    id: word,
    label: word,
    icon: <span className="note-swatch" data-note-color={color ?? ''} />,
    checked: color === current,
    isChoice: true,
    onSelect: () => onChoose(color),
  }))
