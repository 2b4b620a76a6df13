import type { EmojiData } from 'frimousse'
import made from './emoji.json'

const skinTones: EmojiData['skinTones'] = {
  light: 'Piel clara',
  'medium-light': 'Piel medio clara',
  medium: 'Piel media',
  'medium-dark': 'Piel medio oscura',
  dark: 'Piel oscura',
}

/**
 * The emoji with their Spanish names, in the picker's shape. `emoji.json` was made from the package emojibase-data 17 (MIT):
 * up to Unicode 15, because older systems cannot draw newer ones, and without components such as hair styles.
 */
export const resolveEmoji = (): EmojiData => ({ locale: 'es', skinTones, ...made })
