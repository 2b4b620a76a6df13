import { projectTipos } from '../../../../openapi/shared/project-loads.ts'
import { expect, it } from 'vitest'
import { projectLoads } from '../../../../tests/support/project-loads.ts'
import { useTestServer } from '../../../../tests/support/server.ts'

const server = useTestServer()

it.each(projectTipos)('the example of the template of %s can be loaded into the sample project', async (tipo) => {
  const api = await server.current.as('demo@obra.test')
  const { plan, outcomes, template } = projectLoads(() => server.current, tipo)
  const carga = await plan(api, 1, await template(api))
  expect([carga.columnas.filter(({ campo }) => campo === null), await outcomes(api, carga)]).toEqual([
    [],
    [expect.stringMatching(/ (crear|omitir Ya está cargado\.|cambiar|igual)$/)],
  ])
})
