import type { Noun } from '../../../records/catalogue/noun.ts'

/** The name of a catalogue in loads: 'tipos-documento' is 'tiposDocumento' there. */
export const loadName = ({ key }: Noun): string => key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The screen that loads a sheet into a catalogue; null for accounts, which are not loaded. */
export const loadAddress = (noun: Noun): string | null =>
  noun.key === 'cuentas' ? null : `/solo-desarrollo/carga-categoricos/cargar?lista=${loadName(noun)}`
