import type { Plugin } from 'vite'

/** The colours of lara-light-blue and Obra's tokens for them. */
const tokens: Record<string, string> = {
  '#ffffff': 'var(--surface)',
  '#fff': 'var(--surface)',
  '#f9fafb': 'var(--surface-sunken)',
  '#f8f8fa': 'var(--surface-sunken)',
  '#f8f9fa': 'var(--surface-sunken)',
  '#f3f4f6': 'var(--surface-hover)',
  '#f6f9fc': 'var(--surface-hover)',
  '#e5e7eb': 'var(--border)',
  '#dfe7ef': 'var(--border)',
  '#d1d5db': 'var(--border-strong)',
  '#9ca3af': 'var(--text-muted)',
  '#6b7280': 'var(--text-muted)',
  '#64748b': 'var(--text-muted)',
  '#4b5563': 'var(--text)',
  '#374151': 'var(--text)',
  '#1f2937': 'var(--text)',
  '#111827': 'var(--text)',
  '#3b82f6': 'var(--accent)',
  '#2563eb': 'var(--accent-strong)',
  '#1d4ed8': 'var(--accent-text)',
  '#eff6ff': 'var(--accent-soft)',
  '#bfdbfe': 'var(--focus-halo)',
  '#e24c4c': 'var(--danger-text)',
  '#ef4444': 'var(--danger)',
  '#dc2626': 'var(--danger-strong)',
  '#b91c1c': 'var(--danger-strong)',
  '#ff5757': 'var(--danger)',
  '#22c55e': 'var(--success)',
  '#1ea97c': 'var(--success-text)',
  '#f97316': 'var(--warning)',
  '#cc8925': 'var(--warning-text)',
  '#0ea5e9': 'var(--info)',
}
const softGrounds: Record<string, string> = {
  'rgba(219, 234, 254, 0.7)': 'var(--info-soft)',
  'rgba(228, 248, 240, 0.7)': 'var(--success-soft)',
  'rgba(255, 242, 226, 0.7)': 'var(--warning-soft)',
  'rgba(255, 231, 230, 0.7)': 'var(--danger-soft)',
}
/** Lara's sizes and Obra's: text one step smaller, controls 40 px high. */
const sizes: Record<string, string> = {
  'font-size:1rem': 'var(--font-md)',
  'padding:0.75rem 0.75rem': '0.5rem 0.75rem',
  'padding:0.75rem 1.25rem': '0.5rem 1rem',
}
/** White: the text colour on a filled background, elsewhere the surface. */
const white = new Set(['#ffffff', '#fff'])
const colour = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi
const declaration = /^(\s*)([a-z-]+)(\s*:\s*)([^;]+);/gm

/** A declaration with its colours replaced by tokens. */
function withTokens(whole: string, indent: string, property: string, colon: string, value: string): string {
  if (property.startsWith('--')) return whole
  const isInk = property === 'color' || property === 'stroke' || property === 'fill'
  const replaced = value
    .replace(colour, (hex) => {
      const key = hex.toLowerCase()
      if (isInk && white.has(key)) return 'var(--on-accent)'
      return tokens[key] ?? hex
    })
    .replace(/rgba\(\d+, \d+, \d+, 0\.7\)/g, (text) => softGrounds[text] ?? text)
    .replace(/rgba\(59, 130, 246, 0?(\.\d+)\)/g, (_, alpha) => `rgb(from var(--accent) r g b / ${alpha})`)
  return `${indent}${property}${colon}${sizes[`${property}:${value}`] ?? replaced};`
}

/** Variants of the theme that Obra does not use. */
const unusedVariants = /\.p-(fluid|input-filled|inputgroup|inputgroup-addon|float-label|rtl|buttonset)\b/
const rule = /([^{}]+)\{([^{}]*)\}/g

/** The theme's rules of some parts: those whose first class starts with `p-<part>`. A dialog needs 3 of the 224 kB. */
export function themeOf(theme: string, parts: readonly string[]): string {
  const partPattern = new RegExp(`^\\s*\\.p-(${parts.join('|')})(?![a-z])`)
  const rules = [
    ...theme
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@layer primereact\s*\{/, '')
      .matchAll(rule),
  ]
  return rules
    .map(([, selectors = '', body]) => {
      const usedSelectors = selectors
        .split(',')
        .filter((selector) => partPattern.test(selector) && !unusedVariants.test(selector))
      return usedSelectors.length > 0 ? `${usedSelectors.map((selector) => selector.trim()).join(',\n')} {${body}}` : ''
    })
    .filter(Boolean)
    .join('\n')
}

const themeFile = 'primereact/resources/themes/lara-light-blue/theme.css'

/**
 * Replaces the colours of PrimeReact's theme by Obra's tokens, so that one file serves all themes and schemes, and keeps the rules
 * of the imported parts only ('theme.css?parts=dialog,button'). Reduces PrimeIcons to its woff2.
 */
export function primereactTheme(): Plugin {
  return {
    name: 'obra:primereact-theme',
    enforce: 'pre',
    transform(code, id) {
      const [file = '', query] = id.split('?')
      if (file.endsWith(themeFile)) {
        const parts = new URLSearchParams(query).get('parts')
        if (!parts) throw new Error(`Say which parts of the theme: import '${themeFile}?parts=dialog'`)
        const rules = themeOf(code, parts.split(',')).replace(declaration, withTokens)
        return { code: `@layer primereact {\n${rules}\n}`, map: null }
      }
      if (id.includes('primeicons/primeicons.css')) {
        const face = `@font-face{font-family:'primeicons';font-display:block;src:url('./fonts/primeicons.woff2') format('woff2')}`
        return { code: code.replace(/@font-face\s*\{[^}]*\}/, face), map: null }
      }
      return null
    },
  }
}
