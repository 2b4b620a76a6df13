import type { EmojiData } from 'frimousse'
import emojis from 'emojibase-data/es/data.json'
import messages from 'emojibase-data/es/messages.json'

/** Systems of the last years have the emoji up to this version of Unicode. */
const newestVersion = 15

const skinTones: EmojiData['skinTones'] = {
  light: 'Piel clara',
  'medium-light': 'Piel medio clara',
  medium: 'Piel media',
  'medium-dark': 'Piel medio oscura',
  dark: 'Piel oscura',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The group of parts such as hair, which are no emoji of their own. */
const componentGroup = 2

/** The emoji with their names in Spanish, as the picker reads them. */
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
