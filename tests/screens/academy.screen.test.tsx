import { expect, test } from 'vitest'
import { expectAddress, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()

const list = '/apps/academy'
const course = 'Tu primer proyecto en Obra'
const tiles = () => within(screen.getByRole('list', { name: 'Cursos' })).getAllByRole('listitem')
const expectTiles = (count: number) => waitFor(() => expect(tiles()).toHaveLength(count))
const openCourse = async () => user.click(await screen.findByRole('link', { name: new RegExp(course) }))
const steps = () => screen.findByRole('navigation', { name: 'Pasos del curso' })

test('courses are filtered by text and category, kept in the URL', async () => {
  await obra.open(list, inProject)
  await screen.findByRole('list', { name: 'Cursos' })
  await expectTiles(20)
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Web')
  await expectTiles(5)
  await user.type(screen.getByLabelText('Buscar cursos'), 'PRIMER proyécto')
  await expectTiles(1)
  await expectAddress(/proy/)
  await obra.reload()
  expect(await screen.findByLabelText('Buscar cursos')).toHaveValue('PRIMER proyécto')
  await expectTiles(1)
  await user.clear(screen.getByLabelText('Buscar cursos'))
  await user.type(screen.getByLabelText('Buscar cursos'), 'zzz')
  await user.click(await screen.findByRole('button', { name: 'Ver todos' }))
  await expectTiles(20)
})

test('a course resumes at the last step, and stores finished steps', async () => {
  await obra.open(list, inProject)
  await openCourse()
  await expectAddress(/\/5$/)
  await user.click(await screen.findByRole('button', { name: 'Siguiente' }))
  await screen.findByRole('heading', { name: 'Los categóricos' })
  await within(await steps()).findByRole('link', { name: 'Cargar el proyecto (hecho)' })
  await user.keyboard('{ArrowRight}')
  await screen.findByRole('heading', { name: 'Los transaccionales' })
  await user.keyboard('{ArrowLeft}')
  await screen.findByRole('heading', { name: 'Los categóricos' })
  await user.click(screen.getByRole('button', { name: 'Hecho' }))
  await screen.findByRole('button', { name: 'Marcar como hecho' })
  await obra.open(list)
  const tile = () => tiles().find((each) => each.textContent.includes(course))
  await waitFor(() => expect(tile()).toHaveTextContent('5 de 11 pasos'))
  await openCourse()
  await expectAddress(/\/6$/)
  await user.click(
    within(await steps())
      .getAllByRole('link')
      .at(-1)!,
  )
  await user.click(await screen.findByRole('button', { name: 'Terminar el curso' }))
  await waitFor(() => expect(tile()).toHaveTextContent('Terminado'))
  await user.click(screen.getByLabelText('Ocultar terminados'))
  await waitFor(() => expect(tile()).toBeUndefined())
})

test('an unknown course shows a not-found page', async () => {
  await obra.open(`${list}/nada`, inProject)
  await screen.findByText('No encontramos ese curso')
})

test('the current step survives an unreachable server', async () => {
  obra.network.cut('updateCourseProgress')
  await obra.open(list, inProject)
  await openCourse()
  await user.click(within(await steps()).getAllByRole('link')[0]!)
  await expectAddress(/\/1$/)
  await user.click(await screen.findByRole('button', { name: 'Siguiente' }))
  await screen.findByText('No se guardó tu avance.')
  await expectAddress(/\/2$/)
})
