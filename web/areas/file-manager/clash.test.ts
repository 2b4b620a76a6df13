import { describe, expect, it } from 'vitest'
import { askAboutAll, askedClash, showClashes, type ClashChoice } from './clash.ts'

const clash = (name: string, isReplaceable = true) => ({ name, isReplaceable })

/** Answers the questions in turn, and tells what was asked. */
async function answering(clashes: ReturnType<typeof clash>[], answers: [ClashChoice, boolean][]) {
  const asked: [string, number][] = []
  const unfollow = askedClash.subscribe(() => {
    const question = askedClash.get()
    if (!question) return
    asked.push([question.name, question.left])
    queueMicrotask(() => question.answer(...answers.shift()!))
  })
  const hide = showClashes()
  const choices = await askAboutAll(clashes)
  hide()
  unfollow()
  return { asked, choices: [...choices].map(([{ name }, choice]) => [name, choice]) }
}

describe('names that are taken', () => {
  it('are asked about one by one, until an answer is for all', async () => {
    const { asked, choices } = await answering(
      [clash('a'), clash('b'), clash('c')],
      [
        ['skip', false],
        ['both', true],
      ],
    )
    expect(asked).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(choices).toEqual([
      ['a', 'skip'],
      ['b', 'both'],
      ['c', 'both'],
    ])
  })

  it('of folders are not replaced with the rest', async () => {
    const { asked, choices } = await answering(
      [clash('a'), clash('Planos', false), clash('c')],
      [
        ['replace', true],
        ['skip', false],
      ],
    )
    expect(asked.map(([name]) => name)).toEqual(['a', 'Planos'])
    expect(choices).toEqual([
      ['a', 'replace'],
      ['Planos', 'skip'],
      ['c', 'replace'],
    ])
  })

  it('are left alone where no screen can ask', async () => {
    expect((await askAboutAll([clash('a')])).size).toBe(0)
  })
})
