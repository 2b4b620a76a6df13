/** The address of a cross-check (`ControlResumen.cruces`): a section of Finanzas, or a path of another module. */
export const crossAddress = (direccion: string): string =>
  direccion.startsWith('/') ? direccion : `/finanzas/${direccion}`
