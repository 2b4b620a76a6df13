import { describe, expect, it } from 'vitest'
import { askAboutAll, clashQuestion, showClashes, type ClashChoice } from './clash.ts'

const clash = (name: string, isReplaceable = true) => ({ name, isReplaceable })

/** Answers the questions in turn; returns the questions and the choices. */
async function answering(clashes: ReturnType<typeof clash>[], answers: [ClashChoice, boolean][]) {
  const questions: [string, number][] = []
  const unfollow = clashQuestion.subscribe(() => {
    const question = clashQuestion.get()
    if (!question) return
    questions.push([question.name, question.remaining])
    queueMicrotask(() => question.answer(...answers.shift()!))
  })
  const hide = showClashes()
  const choices = await askAboutAll(clashes)
  hide()
  unfollow()
  return { questions, choices: [...choices].map(([{ name }, choice]) => [name, choice]) }
}

describe('askAboutAll', () => {
  it('asks about one name at a time until an answer applies to all', async () => {
    const { questions, choices } = await answering(
      [clash('a'), clash('b'), clash('c')],
      [
        ['skip', false],
        ['both', true],
      ],
    )
    expect(questions).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(choices).toEqual([
      ['a', 'skip'],
      ['b', 'both'],
      ['c', 'both'],
    ])
  })

  it('never replaces a folder through an answer that applies to all', async () => {
    const { questions, choices } = await answering(
      [clash('a'), clash('Planos', false), clash('c')],
      [
        ['replace', true],
        ['skip', false],
      ],
    )
    expect(questions.map(([name]) => name)).toEqual(['a', 'Planos'])
    expect(choices).toEqual([
      ['a', 'replace'],
      ['Planos', 'skip'],
      ['c', 'replace'],
    ])
  })

  it('makes no choice without a mounted dialog', async () => {
    expect((await askAboutAll([clash('a')])).size).toBe(0)
  })
})
