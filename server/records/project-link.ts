/** Adds a project to an address of the web app, so that the link opens there whichever project its reader has open. */
export const linkInProject = (address: string, proyectoId: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}proyecto=${proyectoId}`
