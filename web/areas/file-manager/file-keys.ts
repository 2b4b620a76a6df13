/** The file manager's keyboard shortcuts, as the dialog lists them. */
export const fileKeys = [
  { keys: ['/'], text: 'Buscar' },
  { keys: ['↑', '↓', '←', '→'], text: 'Ir de uno a otro' },
  { keys: ['Enter'], text: 'Abrir' },
  { keys: ['Retroceso'], text: 'Subir de carpeta' },
]

export const fileWriteKeys = [
  { keys: ['x'], text: 'Elegir, o dejar de elegir' },
  { keys: ['Mayús + flechas'], text: 'Elegir varios seguidos' },
  { keys: ['Ctrl + A'], text: 'Elegir todo' },
  { keys: ['Escape'], text: 'Dejar de elegir' },
  { keys: ['F2'], text: 'Renombrar' },
  { keys: ['m'], text: 'Mover' },
  { keys: ['Supr'], text: 'Eliminar' },
  { keys: ['n'], text: 'Nueva carpeta' },
  { keys: ['z'], text: 'Deshacer lo último' },
]

export const endKeys = [{ keys: ['?'], text: 'Esta lista' }]
