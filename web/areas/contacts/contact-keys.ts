/** The address book's keyboard shortcuts, as the dialog lists them. */
export const contactKeys = [
  { keys: ['/'], text: 'Buscar' },
  { keys: ['n'], text: 'Contacto nuevo' },
  { keys: ['j'], text: 'El que sigue' },
  { keys: ['k'], text: 'El anterior' },
  { keys: ['e'], text: 'Editar el abierto' },
  { keys: ['u'], text: 'Volver a la lista' },
  { keys: ['z'], text: 'Deshacer lo último' },
  { keys: ['?'], text: 'Esta lista' },
]
