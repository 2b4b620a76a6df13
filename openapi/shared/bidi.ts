/**
 * Characters that turn the direction of the text after them. Invisible in a name, they disguise it: 'foto\u202Egpj.exe' reads
 * 'fotoexe.jpg' (Unicode TR 36, bidirectional text spoofing).
 */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/** Whether a text has such characters. */
export const hasDirectionControls = (text: string): boolean => text.search(directionControls) >= 0

/** A name for display, in which such characters are visible as escapes: '\u202E'. */
export const withVisibleControls = (name: string): string =>
  name.replace(directionControls, (control) => `\\u${control.charCodeAt(0).toString(16).toUpperCase()}`)
