/** The keyboard shortcuts of a board. */
export const boardKeys = [
  { keys: ['Enter'], text: 'Abrir la tarjeta' },
  { keys: ['Espacio'], text: 'Levantar la tarjeta o la lista, y soltarla' },
  { keys: ['↑', '↓', '←', '→'], text: 'Mover lo que está levantado' },
  { keys: ['Escape'], text: 'Dejarlo donde estaba' },
  { keys: ['/'], text: 'Buscar tarjetas' },
  { keys: ['z'], text: 'Deshacer lo último' },
  { keys: ['?'], text: 'Esta lista' },
]

/** The keyboard shortcuts of the list of boards. */
export const boardListKeys = [
  { keys: ['j'], text: 'El tablero que sigue' },
  { keys: ['k'], text: 'El anterior' },
  { keys: ['Enter'], text: 'Abrir el elegido' },
  { keys: ['n'], text: 'Tablero nuevo' },
  { keys: ['z'], text: 'Deshacer lo último' },
  { keys: ['?'], text: 'Esta lista' },
]
