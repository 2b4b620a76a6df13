import { expect, test } from 'vitest'
import { expectText, inProject, screen, useObra, user } from './app.ts'
import { expectNoRole, press } from './company-support.ts'

const obra = useObra()

test('a source of rates is added and read, and says why a reading failed', async () => {
  await obra.open('/solo-desarrollo/carga-categoricos?catalogo=cotizaciones', inProject)
  await user.click(await screen.findByRole('tab', { name: 'Cotizaciones' }))
  await user.click(await screen.findByText('Actualización automática'))
  await press('Agregar fuente')
  await press('Guardar')
  await expectNoRole('dialog')
  await expectText('Todavía no se leyó.')
  await press('Actualizar ahora USD oficial')
  await expectText(/Contestó 404\./)
  expect(obra.network.requests('refreshFuente')).toHaveLength(1)
})
