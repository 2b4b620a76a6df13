import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { themes } from '../../lib/appearance.ts'

type Tokens = Record<string, string>
type Scheme = 'light' | 'dark'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The declarations in the first block of this selector. */
function block(selector: string): Tokens {
  const body = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const common = block(':root {')

/** The RGB value of a theme's token in a scheme. */
function colourOf(name: string, tokens: Tokens, scheme: Scheme): number[] {
  const value = tokens[name] ?? ''
  const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value)
  const hex = pair ? pair[scheme === 'light' ? 1 : 2] : value
  if (!hex || !/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${name} is no colour: ${value}`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

const luminance = (colour: number[]): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio by WCAG 2, 1 to 21. */
function contrast(a: number[], b: number[]): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['--bg', '--surface', '--surface-sunken', '--surface-hover', '--surface-raised']
const on = (inks: string[], places: string[]) => inks.flatMap((ink) => places.map((ground) => [ink, ground] as const))
/** Text needs 4.5 at any size, as tokens do not imply a size. */
const texts = [
  ...on(['--text', '--text-muted', '--accent-text'], grounds),
  ...on(['--text', '--text-muted', '--accent-text'], ['--accent-soft']),
  ...['1', '2', '3', '4'].map((hue) => [`--hue-${hue}`, `--hue-${hue}-soft`] as const),
  ...on(['--on-accent'], ['--accent', '--accent-strong', '--success', '--warning', '--danger', '--danger-strong']),
  ...on(['--ink-text', '--ink-muted'], ['--ink', '--ink-hover']),
  ...['success', 'warning', 'danger', 'info'].flatMap((tone) => on([`--${tone}-text`], [...grounds, `--${tone}-soft`])),
]
/** Borders of controls, state indicators and focus rings need 3. */
const shapes = [
  ...on(['--accent', '--border-strong'], ['--bg', '--surface', '--surface-sunken']),
  ...on(['--accent'], ['--surface-hover', '--accent-soft']),
  ...on(['--hue-1', '--hue-2', '--hue-3', '--hue-4'], ['--surface']),
  ...on(['--success', '--warning', '--danger', '--info'], ['--surface']),
]

const accents = ['--accent', '--accent-strong', '--accent-text', '--accent-soft']

describe.each(themes)('the colours of %s', (theme) => {
  const ownTokens = block(`[data-theme='${theme}'] {`)
  const tokens = { ...common, ...ownTokens }
  it('are all set by the theme', () => expect(Object.keys(ownTokens)).toEqual(accents))
  it.each(['light', 'dark'] as const)('meet the contrast ratios in the %s scheme', (scheme) => {
    const ratio = ([ink, ground]: readonly [string, string]) =>
      contrast(colourOf(ink, tokens, scheme), colourOf(ground, tokens, scheme))
    const tooFaint = [...texts.filter((pair) => ratio(pair) < 4.5), ...shapes.filter((pair) => ratio(pair) < 3)].map(
      (pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`,
    )
    expect(tooFaint).toEqual([])
  })
})

it('gets lighter with each layer in the dark scheme', () => {
  const layers = ['--ink', '--bg', '--surface', '--surface-raised', '--surface-hover']
  const lights = layers.map((name) => luminance(colourOf(name, common, 'dark')) + 0.05)
  const steps = lights.slice(1).map((light, index) => light / lights[index]!)
  expect(Math.min(...steps)).toBeGreaterThan(1.04)
})
