import { words } from '../../../openapi/generated/words.ts'
import { searchEntries } from '../../records/catalogue/queries.ts'
import type { Noun } from '../../records/catalogue/noun.ts'
import { Button } from '../../ui/Button.tsx'
import { PickerField } from '../../ui/PickerField.tsx'
import type { CargaAjustes, CargaDetalle, CargaTipo } from './queries.ts'

type Reference = CargaDetalle['referencias'][number]
type ReferencesProps = {
  carga: CargaDetalle
  nounOf: (tipo: CargaTipo) => Noun | undefined
  isBusy: boolean
  onChange: (change: Omit<CargaAjustes, 'version'>) => void
}

/** The names of the sheet that no record has, once each: create it, or use another. */
export function CargaReferences({ carga, nounOf, isBusy, onChange }: ReferencesProps) {
  if (carga.referencias.length === 0) return null
  return (
    <section className="cargas-card" aria-label="Nombres que no están">
      <h2>Nombres que no están</h2>
      <ul className="cargas-references">
        {carga.referencias.map((reference) => (
          <li key={`${reference.campo} ${reference.texto}`}>
            <ReferenceRow {...{ carga, reference, isBusy, onChange }} noun={nounOf(reference.tipo)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = Pick<ReferencesProps, 'carga' | 'isBusy' | 'onChange'> & {
  reference: Reference
  noun: Noun | undefined
}

function ReferenceRow({ carga, reference, noun, isBusy, onChange }: RowProps) {
  const { campo, texto, filas, tipo, puedeCrear, crear, entidadId } = reference
  const title = carga.campos.find(({ nombre }) => nombre === campo)?.titulo ?? campo
  const choose = (choice: { crear?: boolean; entidadId?: string | null }) =>
    onChange({ referencias: [{ campo, texto, ...choice }] })
  if (crear || entidadId !== null)
    return (
      <>
        <span>
          {title} «{texto}»: {crear ? `se crea en ${words.CargaTipo[tipo]}.` : 'se usa el que elegiste.'}
        </span>
        <Button size="small" disabled={isBusy} onClick={() => choose({})}>
          Elegir de nuevo
        </Button>
      </>
    )
  return (
    <>
      <span>
        {title} «{texto}», en {filas === 1 ? '1 fila' : `${filas.toLocaleString('es-AR')} filas`}
      </span>
      {puedeCrear && (
        <Button size="small" disabled={isBusy} onClick={() => choose({ crear: true })}>
          Crear «{texto}»
        </Button>
      )}
      {noun && (
        <PickerField
          label={`Usar en lugar de «${texto}»`}
          kind={noun.picksAs ?? noun.key}
          value={null}
          disabled={isBusy}
          search={(text, signal) => searchEntries(noun, text, signal)}
          onChange={(picked) => picked && choose({ entidadId: picked.id })}
        />
      )}
    </>
  )
}
