import type { Noun } from '../../../records/catalogue/noun.ts'

/** The name of a catalogue in loads: 'tipos-documento' is 'tiposDocumento' there. */
export const loadName = ({ key }: Noun): string => key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

export const loadAddress = (noun: Noun): string => `/solo-desarrollo/carga-categoricos/cargar?lista=${loadName(noun)}`
