import { expect, it } from 'vitest'
import { newBoard } from '../../../tests/support/board.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

it('the history of a card lists who did what, with the values before and after', async () => {
  const { api, board, done, cards } = await newBoard(server.current, 'Excavar', 'Armar')
  const [card, other] = cards
  const id = card!.id
  const { body: me } = await api('getUser', {})
  const change = (fields: object) => api('updateCard', { body: { id, card: fields } })
  await change({ dueDate: '2026-03-20', members: [me.id], priority: 'high' })
  await change({
    description: '<p>Hasta la <strong>cota</strong></p>',
    checklist: [{ id: 's', text: 'Replantear', completed: true }],
  })
  await change({ dueDate: '2026-03-20' })
  await api('moveCards', { body: { cards: [{ id, listId: done.id, position: 5 }] } })
  await api('moveCards', { body: { cards: [{ id, position: 9 }] } })
  await change({ archived: true })
  await change({ archived: false })
  await api('deleteCard', { query: { id } })
  await api('restoreCard', { body: { id } })
  await api('restoreCard', { body: { id } })
  const history = async (cardId: string) => (await api('listCardHistory', { query: { cardId } })).body.items
  const entries = (await history(id)).map(({ accion, usuario, antes, despues }) => ({
    accion,
    usuario,
    antes,
    despues,
  }))
  const by = { usuario: me.name }
  expect(entries).toEqual([
    { ...by, accion: 'restaurar', antes: {}, despues: {} },
    { ...by, accion: 'eliminar', antes: {}, despues: {} },
    { ...by, accion: 'desarchivar', antes: { archivada: true }, despues: { archivada: false } },
    { ...by, accion: 'archivar', antes: { archivada: false }, despues: { archivada: true } },
    { ...by, accion: 'cambiar', antes: { lista: 'To do' }, despues: { lista: 'Completed' } },
    {
      ...by,
      accion: 'cambiar',
      antes: { descripcion: '', pasos: [] },
      despues: { descripcion: 'Hasta la cota', pasos: ['✓ Replantear'] },
    },
    {
      ...by,
      accion: 'cambiar',
      antes: { vence: null, prioridad: 'none', personas: [] },
      despues: { vence: '2026-03-20', prioridad: 'high', personas: [me.name] },
    },
    { ...by, accion: 'crear', antes: {}, despues: expect.objectContaining({ titulo: 'Excavar', lista: 'To do' }) },
  ])
  expect((await history(other!.id)).map(({ accion }) => accion)).toEqual(['crear'])
  expect(board.title).toBe('Obra de prueba')
  const stranger = await server.current.as('martin@obra.test')
  const theirs = await stranger('listCardHistory', { query: { cardId: id } })
  expect(theirs.status).toBe(404)
})
