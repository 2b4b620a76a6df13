import type { Action } from '../../areas/search/search-options.ts'
import { pathInApp } from '../../lib/base-path.ts'
import { lockAddress } from '../../lib/redirect.ts'
import { writeAddress } from '../../lib/write-address.ts'
import { openSettings } from './settings-panel.ts'

type Permissions = { mayWrite: boolean; mayInvite: boolean }

/** The forms of new records of the company. */
const formActions: Action[] = [
  { title: 'Nuevo pago', words: 'crear pagar', icon: 'pi-plus', path: '/finanzas/pagos?nuevo=' },
  {
    title: 'Nuevo comprobante',
    words: 'crear cargar factura',
    icon: 'pi-plus',
    path: '/finanzas/comprobantes?nuevo=si',
  },
  { title: 'Nuevo cobro', words: 'crear ingreso', icon: 'pi-plus', path: '/finanzas/cobros?nuevo=si' },
  {
    title: 'Nuevo movimiento',
    words: 'crear ingreso egreso remito stock',
    icon: 'pi-plus',
    path: '/materiales/movimientos?nuevo=si',
  },
  {
    title: 'Nuevo pedido',
    words: 'crear orden compra material',
    icon: 'pi-plus',
    path: '/materiales/pedidos?nuevo=si',
  },
  { title: 'Nuevo contrato', words: 'crear contratista', icon: 'pi-plus', path: '/finanzas/contratos?nuevo=si' },
  {
    title: 'Nuevo proveedor',
    words: 'crear agregar',
    icon: 'pi-plus',
    path: '/solo-desarrollo/carga-categoricos?lista=proveedores&nuevo=si',
  },
  {
    title: 'Cargar una planilla',
    words: 'importar subir excel csv lista materiales proveedores',
    icon: 'pi-upload',
    path: '/solo-desarrollo/carga-categoricos/cargar',
  },
  {
    title: 'Cargar registros del proyecto desde una planilla',
    words:
      'importar subir excel csv comprobantes facturas pagos cobros movimientos tareas plan eventos certificados presupuesto items',
    icon: 'pi-upload',
    path: '/solo-desarrollo/carga-transaccionales',
  },
  { title: 'Nueva tarea', words: 'crear', icon: 'pi-plus', path: '/apps/tasks/nueva' },
  {
    title: 'Crear un producto',
    words: 'nuevo agregar',
    icon: 'pi-plus',
    path: '/apps/ecommerce/inventory?producto=nuevo',
  },
]

/** The actions of the search that the user may do; the forms open by their address. */
export function searchedActions({ mayWrite, mayInvite }: Permissions): Action[] {
  const inviting: Action[] = [
    {
      title: 'Invitar a una persona',
      words: 'agregar miembro usuario',
      icon: 'pi-user-plus',
      path: '/empresa?ver=invitaciones',
    },
  ]
  return [
    { title: 'Escribir un correo', words: 'nuevo mail redactar', icon: 'pi-pencil', path: writeAddress() },
    { title: 'Nuevo contacto', words: 'crear agregar', icon: 'pi-plus', path: '/apps/contacts/nuevo' },
    { title: 'Nueva nota', words: 'crear apunte', icon: 'pi-plus', path: '/apps/notes?nuevo=si' },
    ...(mayWrite ? formActions : []),
    ...(mayInvite ? inviting : []),
    { title: 'Cambiar de empresa o de proyecto', icon: 'pi-sync', path: '/seleccionar-desarrolladora' },
    { title: 'Cambiar el color, el esquema o la densidad (Ajustes)', icon: 'pi-palette', run: openSettings },
    { title: 'Bloquear la sesión', icon: 'pi-lock', path: lockAddress(pathInApp(location.pathname) + location.search) },
    { title: 'Cerrar la sesión', icon: 'pi-sign-out', path: '/sign-out' },
  ]
}
