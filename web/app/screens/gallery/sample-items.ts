import type { NavigationItem } from '../../../ui/navigation/item.ts'

const here = '/solo-desarrollo/navegacion'

/** A link that stays on the gallery. */
function section(id: string, title: string, more: Partial<NavigationItem> = {}): NavigationItem {
  return {
    id,
    type: 'basic',
    title,
    link: here,
    queryParams: { seccion: id },
    queryParamsHandling: 'merge',
    ...more,
  }
}

const links: NavigationItem = {
  id: 'enlaces',
  type: 'group',
  title: 'Enlaces',
  subtitle: 'Todo lo que puede llevar un basic',
  icon: 'pi pi-link',
  children: [
    section('resumen', 'Resumen', { icon: 'pi pi-home', subtitle: 'Con un subtítulo' }),
    section('pendientes', 'Pendientes', { icon: 'pi pi-inbox', badge: { title: '12', classes: 'badge-danger' } }),
    section('consejo', 'Con consejo', { icon: 'pi pi-info-circle', tooltip: 'Se lee al señalar o enfocar' }),
    {
      id: 'fragmento',
      type: 'basic',
      title: 'A un fragmento',
      icon: 'pi pi-hashtag',
      link: here,
      fragment: 'tipos',
      queryParamsHandling: 'preserve',
    },
    {
      id: 'exacto',
      type: 'basic',
      title: 'Coincidencia exacta',
      icon: 'pi pi-equals',
      link: '/solo-desarrollo',
      exactMatch: true,
    },
    { id: 'fijo', type: 'basic', title: 'Siempre activo', icon: 'pi pi-thumbtack', active: true, function: 'saludar' },
    {
      id: 'externo',
      type: 'basic',
      title: 'Sitio externo',
      icon: 'pi pi-globe',
      link: 'https://primereact.org/icons',
      externalLink: true,
      target: '_blank',
    },
    { id: 'funcion', type: 'basic', title: 'Llama a una función', icon: 'pi pi-bolt', function: 'saludar' },
    section('deshabilitado', 'Deshabilitado', { icon: 'pi pi-ban', disabled: true }),
    section('oculto', 'Oculto', { icon: 'pi pi-eye-slash', hidden: true }),
  ],
}

const branches: NavigationItem = {
  id: 'ramas',
  type: 'group',
  title: 'Ramas',
  children: [
    {
      id: 'obra',
      type: 'collapsable',
      title: 'Obra',
      icon: 'pi pi-building',
      children: [
        section('cimientos', 'Cimientos'),
        {
          id: 'estructura',
          type: 'collapsable',
          title: 'Estructura',
          children: [section('columnas', 'Columnas'), section('losas', 'Losas')],
        },
      ],
    },
    {
      id: 'ventas',
      type: 'collapsable',
      title: 'Ventas',
      icon: 'pi pi-shopping-bag',
      badge: { title: 'Nuevo', classes: 'badge-success' },
      children: [section('unidades', 'Unidades'), section('reservas', 'Reservas', { badge: { title: '3' } })],
    },
    {
      id: 'cerrado',
      type: 'collapsable',
      title: 'No se despliega',
      icon: 'pi pi-lock',
      disabled: true,
      children: [section('secreto', 'Secreto')],
    },
  ],
}

/** All types of items with all options. */
export const sampleItems: NavigationItem[] = [
  {
    id: 'equipo',
    type: 'aside',
    title: 'Equipo',
    subtitle: 'Se abre al costado',
    icon: 'pi pi-users',
    children: [
      section('personas', 'Personas', { icon: 'pi pi-user' }),
      section('turnos', 'Turnos', { icon: 'pi pi-clock' }),
      {
        id: 'contratistas',
        type: 'collapsable',
        title: 'Contratistas',
        icon: 'pi pi-hammer',
        children: [section('electricidad', 'Electricidad'), section('plomeria', 'Plomería')],
      },
    ],
  },
  links,
  { id: 'divisor', type: 'divider' },
  branches,
  { id: 'espacio', type: 'spacer' },
  section('pie', 'Al pie', { icon: 'pi pi-flag' }),
]
