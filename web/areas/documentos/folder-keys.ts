/** The keyboard shortcuts of the folders, as the dialog lists them. */
export const folderKeys = [
  { keys: ['Retroceso'], text: 'Subir de carpeta' },
  { keys: ['?'], text: 'Esta lista' },
]

export const folderWriteKeys = [
  { keys: ['n'], text: 'Nueva carpeta' },
  { keys: ['m'], text: 'Mover lo elegido' },
  { keys: ['Supr'], text: 'Eliminar lo elegido' },
  { keys: ['Escape'], text: 'Dejar de elegir' },
  { keys: ['z'], text: 'Deshacer lo último' },
]
