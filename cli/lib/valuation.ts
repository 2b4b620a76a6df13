/** The valuation options that the commands of Finanzas share (docs/domain/control.md, Valuations). */
import { Option, type Command } from 'commander'

export type ValuationOptions = { valuacion?: string; cotizacion?: string; mes?: string; indice?: string }

export const addValuation = (command: Command): Command =>
  command
    .addOption(new Option('--valuacion <cuál>', 'En qué moneda').choices(['corriente', 'dolar', 'constante']))
    .option(
      '--cotizacion <tipo>',
      'Con --valuacion dolar: MEP, oficial, CCL, blue…; si no, la primera que tenga valores',
    )
    .option('--mes <AAAA-MM>', 'Con --valuacion constante: de qué mes; si no, el último publicado')
    .option('--indice <id>', 'Con --valuacion constante: por qué índice; si no, el del proyecto')

export const valuationQuery = ({ valuacion, cotizacion, mes, indice }: ValuationOptions) => ({
  valuacion,
  tipoCotizacion: cotizacion,
  mesReferencia: mes,
  indiceId: indice,
})
