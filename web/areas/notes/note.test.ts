import { expect, test } from 'vitest'
import { emptyFields, isBlank, mergeTasks, nameOf, patchListed, toListed, type Note, type NoteTask } from './note.ts'

const task = (id: string, content = id, completed = false): NoteTask => ({ id, content, completed })
const note: Note = {
  ...emptyFields,
  id: 'n',
  version: 1,
  deletedAt: null,
  createdAt: '2026-03-16T12:00:00.000Z',
  updatedAt: '2026-03-16T12:00:00.000Z',
}

test('toListed counts the tasks and keeps the first ten open ones', () => {
  const tasks = Array.from({ length: 14 }, (_, index) => task(`${index}`, `Tarea ${index}`, index < 2))
  const card = toListed({ ...note, tasks })
  expect(card).toMatchObject({ openTasks: 12, doneTasks: 2 })
  expect(card.tasks.map(({ id }) => id)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
  expect(patchListed(card, { title: 'Otra', tasks: null })).toMatchObject({ title: 'Otra', tasks: [], openTasks: 0 })
  expect(patchListed(card, { image: 'data:x' }).hasImage).toBe(true)
  expect(patchListed(card, { pinned: true }).openTasks).toBe(12)
})

test('isBlank is true without text, tasks and image; nameOf has a default', () => {
  expect(isBlank({ title: ' ', content: '\n', color: 'red' })).toBe(true)
  expect(isBlank({ tasks: [task('a')] })).toBe(false)
  expect(nameOf({ ...note, content: 'Llamar\na Norma' })).toBe('Llamar')
  expect(nameOf(note)).toBe('Nota sin título')
})

test('mergeTasks keeps both changes of a checklist', () => {
  const seen = [task('a'), task('b'), task('c')]
  const theirs = [task('a', 'a', true), task('b'), task('d')]
  const mine = [task('c'), task('b', 'be'), task('a'), task('e')]
  expect(mergeTasks(seen, theirs, mine)).toEqual([task('b', 'be'), task('a', 'a', true), task('e'), task('d')])
  expect(mergeTasks(null, [task('x')], [task('y')])).toEqual([task('y'), task('x')])
  expect(mergeTasks([task('a')], [task('a')], null)).toBeNull()
})
