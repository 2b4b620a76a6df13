/** The notes' keyboard shortcuts, as the dialog lists them. */
export const noteKeys = [
  { keys: ['/'], text: 'Buscar' },
  { keys: ['n'], text: 'Nota nueva' },
  { keys: ['j'], text: 'La que sigue' },
  { keys: ['k'], text: 'La anterior' },
  { keys: ['Enter'], text: 'Abrir la elegida' },
  { keys: ['f'], text: 'Fijarla, o soltarla' },
  { keys: ['e'], text: 'Archivarla, o desarchivarla' },
  { keys: ['#'], text: 'Eliminarla' },
  { keys: ['z'], text: 'Deshacer lo último' },
  { keys: ['Alt', '↑'], text: 'En una tarea: subirla' },
  { keys: ['Alt', '↓'], text: 'En una tarea: bajarla' },
  { keys: ['?'], text: 'Esta lista' },
]
