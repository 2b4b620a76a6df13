import type { Entry } from '../lib/entry.ts'

/** Every command, in the order of the help. A command's module is imported only when that command runs. */
export const catalogue: Entry[] = [
  {
    name: 'login',
    description: 'Inicia sesión en un servidor de Obra',
    load: async () => (await import('./auth.ts')).login,
  },
  { name: 'logout', description: 'Cierra la sesión', load: async () => (await import('./auth.ts')).logout },
  {
    name: 'context',
    description: 'Servidores y cuentas con nombre: listar, agregar, elegir, quitar',
    load: async () => (await import('./context.ts')).context,
  },
  { name: 'whoami', description: 'Dice quién inició sesión', load: async () => (await import('./auth.ts')).whoami },
  {
    name: 'sessions',
    description: 'Tus sesiones abiertas: listar, cerrar',
    load: async () => (await import('./sessions.ts')).sessions,
  },
  {
    name: 'tokens',
    description: 'Tus tokens para scripts: listar, crear, revocar',
    load: async () => (await import('./tokens.ts')).tokens,
  },
  {
    name: 'developers',
    description: 'Tus desarrolladoras: listar, ver, crear, elegir',
    load: async () => (await import('./developers.ts')).developers,
  },
  {
    name: 'proyectos',
    description: 'Los proyectos de tu empresa: listar, ver, elegir, agregar, cambiar, archivar',
    load: async () => (await import('./proyectos.ts')).proyectos,
  },
  {
    // The earlier name, which scripts still use.
    name: 'projects',
    description: 'Lo mismo que proyectos',
    isHidden: true,
    load: async () => (await import('./proyectos.ts')).proyectos,
  },
  {
    name: 'miembros',
    description: 'Las personas de tu empresa: listar, invitar, cambiar su rol, quitar',
    load: async () => (await import('./miembros.ts')).miembros,
  },
  {
    name: 'aprobaciones',
    description: 'Quién aprueba qué en tu empresa: ver y cambiar las reglas, listar lo pendiente',
    load: async () => (await import('./aprobaciones.ts')).aprobaciones,
  },
  {
    name: 'webhooks',
    description: 'Avisos a otros sistemas: listar, agregar, probar, ver el registro',
    load: async () => (await import('./webhooks.ts')).webhooks,
  },
  {
    name: 'rubros',
    description: 'Los rubros de tu empresa: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('rubros'),
  },
  {
    name: 'unidades',
    description: 'Las unidades de medida: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('unidades'),
  },
  {
    name: 'proveedores',
    description: 'Los proveedores: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('proveedores'),
  },
  {
    name: 'materiales',
    description: 'Los materiales: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('materiales'),
  },
  {
    name: 'depositos',
    description: 'Los depósitos: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('depositos'),
  },
  {
    name: 'tipos-documento',
    description: 'Los tipos de documento: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('tipos-documento'),
  },
  {
    name: 'tipos-evento',
    description: 'Los tipos de evento: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('tipos-evento'),
  },
  {
    name: 'cuentas',
    description: 'Las cuentas y cajas de la empresa: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('cuentas'),
  },
  {
    name: 'feriados',
    description: 'Los feriados: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('feriados'),
  },
  {
    name: 'cotizaciones',
    description: 'Las cotizaciones: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('cotizaciones'),
  },
  {
    name: 'indices',
    description: 'Los índices de precios: listar, agregar, cambiar, archivar',
    load: async () => (await import('./catalogues.ts')).catalogueCommand('indices'),
  },
  {
    name: 'finanzas',
    description: 'El dinero del proyecto: presupuesto, contratos, certificados, comprobantes, pagos, flujo',
    load: async () => (await import('./finanzas.ts')).finanzas,
  },
  {
    name: 'libro-iva',
    description: 'El Libro IVA Compras del proyecto, por mes',
    load: async () => (await import('./libro-iva.ts')).libroIva,
  },
  {
    name: 'calendario',
    description: 'El calendario del proyecto: ver, agregar, importar y exportar .ics',
    load: async () => (await import('./calendario.ts')).calendario,
  },
  {
    name: 'cargas',
    description: 'Planillas enteras a las listas: plantilla, validar, cargar, deshacer',
    load: async () => (await import('./cargas.ts')).cargasCommand,
  },
  {
    name: 'documentos',
    description: 'Los documentos del proyecto: listar, bajar, subir',
    load: async () => (await import('./documentos.ts')).documentos,
  },
  {
    name: 'stock',
    description: 'Lo que hay en los depósitos del proyecto, y el kardex de un material',
    load: async () => (await import('./materiales.ts')).stock,
  },
  {
    name: 'movimientos',
    description: 'Los movimientos de stock: listar, cargar, confirmar, anular',
    load: async () => (await import('./materiales.ts')).movimientos,
  },
  {
    name: 'pedidos',
    description: 'Los pedidos a proveedores: lo que falta, pedir, aprobar, mandar, recibir',
    load: async () => (await import('./materiales.ts')).pedidos,
  },
  {
    name: 'conteos',
    description: 'Los conteos de los depósitos: abrir, contar, confirmar',
    load: async () => (await import('./materiales.ts')).conteos,
  },
  {
    name: 'reservas',
    description: 'Los materiales reservados: listar, reservar, liberar',
    load: async () => (await import('./materiales.ts')).reservas,
  },
  {
    name: 'acopios',
    description: 'Los materiales pagados que tiene el proveedor: listar, cargar, retirar, anular, saldos',
    load: async () => (await import('./materiales.ts')).acopios,
  },
  {
    name: 'consumo',
    description: 'Lo que la obra debía usar de cada material, y lo que usó',
    load: async () => (await import('./materiales.ts')).consumo,
  },
  {
    name: 'plan',
    description: 'El plan de obra: listar las tareas, importar una planilla, ver el avance',
    load: async () => (await import('./plan.ts')).plan,
  },
  {
    name: 'status',
    description: 'Servidor, base de datos, versiones y con qué estás trabajando',
    load: async () => (await import('./status.ts')).status,
  },
  {
    name: 'doctor',
    description: 'Revisa qué anda y qué no: servidor, sesión, reloj, elección',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  {
    name: 'api',
    description: 'Llama a cualquier operación de la API',
    load: async () => (await import('./api.ts')).api,
  },
  {
    name: 'db',
    description: 'La base de datos de este equipo: migrar, copiar, restaurar',
    load: async () => (await import('./db.ts')).db,
  },
  {
    name: 'init',
    description: 'Empieza una instalación: primera cuenta, empresa y proyecto',
    load: async () => (await import('./init.ts')).init,
  },
  {
    name: 'users',
    description: 'Las cuentas de este equipo: crear, listar, confirmar, contraseña, deshabilitar',
    load: async () => (await import('./users.ts')).users,
  },
  {
    name: 'mail',
    description: 'El mail de este equipo que falta entregar: listar, reintentar',
    load: async () => (await import('./mail.ts')).mail,
  },
  {
    name: 'guides',
    description: 'Lo que la gente contesta de las guías de este equipo: totales, respuestas',
    load: async () => (await import('./guides.ts')).guides,
  },
  { name: 'serve', description: 'Arranca el servidor', load: async () => (await import('./serve.ts')).serve },
  {
    name: 'mock',
    description: 'Arranca un servidor simulado (Prism) con los ejemplos del contrato',
    load: async () => (await import('./mock.ts')).mock,
  },
  {
    name: 'completion',
    description: 'Escribe el autocompletado para tu shell',
    load: async () => (await import('./completion.ts')).completion,
  },
  {
    name: 'man',
    description: 'Escribe la página de manual',
    load: async () => (await import('./man.ts')).man(catalogue),
  },
  {
    name: 'complete',
    description: 'Contesta a los shells qué puede seguir',
    isHidden: true,
    load: async () => (await import('./completion.ts')).complete(catalogue),
  },
  { name: 'help', description: 'Muestra la ayuda de un comando', load: async () => (await import('./help.ts')).help },
]
