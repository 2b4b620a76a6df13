import { EmojiPicker, type EmojiPickerListEmojiProps, type EmojiPickerListRowProps } from 'frimousse'
import { resolveEmoji } from './emoji-data.ts'
import './EmojiChoice.css'

const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1)

// The library counts rows and columns from 0, ARIA from 1.
const parts = {
  Row: (row: EmojiPickerListRowProps) => <div {...row} aria-rowindex={fromOne(row['aria-rowindex'])} />,
  Emoji: ({ emoji, ...cell }: EmojiPickerListEmojiProps) => (
    <button {...cell} type="button" role="gridcell" aria-colindex={fromOne(cell['aria-colindex'])}>
      {emoji.emoji}
    </button>
  ),
}

/** The emoji by group, searchable by their Spanish names. */
export function EmojiChoice({ onChoose }: { onChoose: (emoji: string) => void }) {
  return (
    <EmojiPicker.Root
      className="emoji-choice"
      locale="es"
      columns={8}
      resolveEmojiData={resolveEmoji}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
    >
      <EmojiPicker.Search className="input" placeholder="Buscar un emoji" aria-label="Buscar un emoji" autoFocus />
      <EmojiPicker.Viewport className="emoji-choice-view" tabIndex={0}>
        <EmojiPicker.Loading className="emoji-choice-note">Cargando los emojis…</EmojiPicker.Loading>
        <EmojiPicker.Empty className="emoji-choice-note">Ningún emoji se llama así.</EmojiPicker.Empty>
        <EmojiPicker.List className="emoji-choice-list" components={parts} />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  )
}
