import { describe, expect, test } from 'vitest'
import { demo, expectAddress, inProject, screen, useObra, user } from './app.ts'

const obra = useObra()

const drafts = '/finanzas/comprobantes?estado=borrador'

async function signIn(): Promise<void> {
  await user.type(await screen.findByLabelText('Correo electrónico'), demo.email)
  await user.type(screen.getByLabelText('Contraseña'), demo.password)
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
}

describe('a link opened while signed out', () => {
  test('survives sign-in, the choice of company and project, and the reload after it', async () => {
    await obra.open(drafts)
    await signIn()
    await user.click(await screen.findByRole('button', { name: /Norte Desarrollos/ }))
    await user.click(await screen.findByRole('button', { name: /Torre Barrancas/ }))
    await expectAddress(`${drafts}&proyecto=1`)
    await screen.findByRole('heading', { name: 'Comprobantes' })
  })

  test('opens its own project after sign-in, without choosing', async () => {
    await obra.open(`${drafts}&proyecto=2`)
    await signIn()
    await screen.findByRole('heading', { name: 'Comprobantes' })
    await expectAddress(`${drafts}&proyecto=2`)
    expect(localStorage.getItem('proyectoActivo')).toBe('2')
  })
})

describe('a link to another project', () => {
  test('names the project, and opens it when the user switches', async () => {
    await obra.open(`${drafts}&proyecto=2`, inProject)
    await screen.findByText('Este enlace es de Altos de Núñez')
    await screen.findByRole('link', { name: 'Seguir en Torre Barrancas' })
    expect(localStorage.getItem('proyectoActivo')).toBe('1')
    await user.click(screen.getByRole('button', { name: 'Abrir Altos de Núñez' }))
    await screen.findByRole('heading', { name: 'Comprobantes' })
    await expectAddress(`${drafts}&proyecto=2`)
  })

  test('says so if the project is gone or not the user’s', async () => {
    const stranger = { as: { email: 'martin@obra.test' } }
    for (const visit of [inProject, stranger]) {
      await obra.open(visit === inProject ? '/finanzas?proyecto=99999' : '/finanzas?proyecto=1', visit)
      await screen.findByText('No encontramos el proyecto de este enlace')
    }
  })
})
