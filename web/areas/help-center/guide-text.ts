import { readableHtml } from '../../lib/clean-html.ts'
import { fold } from '../../lib/fold.ts'
import { readingMinutes } from './help-words.ts'

export type GuideSection = { id: string; title: string }
export type GuideText = { html: string; sections: GuideSection[]; minutes: number }

const idOf = (title: string) =>
  fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** A guide's HTML with an id on each section heading, the sections, and the reading time in minutes. */
export function readGuideText(content: string): GuideText {
  const holder = document.createElement('div')
  holder.innerHTML = readableHtml(content)
  const sections = [...holder.querySelectorAll('h2')].map((heading) => {
    const title = heading.textContent ?? ''
    heading.id = idOf(title)
    return { id: heading.id, title }
  })
  for (const image of holder.querySelectorAll('img')) image.loading = 'lazy'
  return { html: holder.innerHTML, sections, minutes: readingMinutes(holder.textContent ?? '') }
}
