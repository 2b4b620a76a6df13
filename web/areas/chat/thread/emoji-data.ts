import type { EmojiData } from 'frimousse'
import emojis from 'emojibase-data/es/data.json'
import messages from 'emojibase-data/es/messages.json'

/** Newer Unicode emoji are left out: older systems cannot draw them. */
const newestVersion = 15

const skinTones: EmojiData['skinTones'] = {
  light: 'Piel clara',
  'medium-light': 'Piel medio clara',
  medium: 'Piel media',
  'medium-dark': 'Piel medio oscura',
  dark: 'Piel oscura',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Components, such as hair styles, are not emoji by themselves. */
const componentGroup = 2

/** The emoji with their Spanish names, in the picker's shape. */
export function resolveEmoji(): EmojiData {
  const groups = messages.groups.filter(({ order }) => order !== componentGroup)
  return {
    locale: 'es',
    skinTones,
    categories: groups.map(({ order, message }) => ({ index: order, label: capital(message) })),
    emojis: emojis.flatMap(({ emoji, label, group, version, tags }) =>
      group === undefined || group === componentGroup || version > newestVersion
        ? []
        : [{ emoji, category: group, label: capital(label), version, tags: tags ?? [] }],
    ),
  }
}
