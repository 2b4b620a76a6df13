import type { Action } from '../../areas/search/search-options.ts'
import { pathInApp } from '../../lib/base-path.ts'
import { lockAddress } from '../../lib/redirect.ts'
import { writeAddress } from '../../lib/write-address.ts'
import { openSettings } from './settings-panel.ts'

/** The actions of the search; a lector is not offered writing ones. */
export function searchedActions(mayWrite: boolean): Action[] {
  const writing: Action[] = [
    { title: 'Crear un producto', icon: 'pi-plus', path: '/apps/ecommerce/inventory?producto=nuevo' },
  ]
  return [
    { title: 'Escribir un correo', icon: 'pi-pencil', path: writeAddress() },
    ...(mayWrite ? writing : []),
    { title: 'Cambiar de empresa o de proyecto', icon: 'pi-sync', path: '/seleccionar-desarrolladora' },
    { title: 'Cambiar el color, el esquema o la densidad (Ajustes)', icon: 'pi-palette', run: openSettings },
    { title: 'Bloquear la sesión', icon: 'pi-lock', path: lockAddress(pathInApp(location.pathname) + location.search) },
    { title: 'Cerrar la sesión', icon: 'pi-sign-out', path: '/sign-out' },
  ]
}
