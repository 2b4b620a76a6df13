/** A document's properties in the shape of their form. */
import { words } from '../../../openapi/generated/words.ts'
import type { Schema } from '../../api/types.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { Documento, Plano } from './queries.ts'

/** The contract's limit. */
export const maxLinks = 20

type Link = { entidad: Schema<'EventoVinculoEntidad'>; picked: Picked | null }
export type DocumentDraft = {
  nombre: string
  tipo: Picked | null
  vencimiento: string
  etiquetas: string[]
  descripcion: string
  isPlano: boolean
  disciplina: Plano['disciplina']
  numero: string
  revision: string
  links: Link[]
}

export const draftOf = ({
  nombre,
  tipoId,
  tipo,
  vencimiento,
  etiquetas,
  descripcion,
  plano,
  vinculos,
}: Documento): DocumentDraft => ({
  nombre,
  tipo: tipoId === null ? null : { id: tipoId, label: tipo },
  vencimiento: vencimiento ?? '',
  etiquetas,
  descripcion,
  isPlano: plano !== null,
  disciplina: plano?.disciplina ?? 'arquitectura',
  numero: plano?.numero ?? '',
  revision: plano?.revision ?? '',
  links: vinculos.map(({ entidad, id, nombre }) => ({
    entidad,
    picked: { id, label: nombre || `${words.EventoVinculoEntidad[entidad]} que ya no está` },
  })),
})

export const draftErrors = ({ nombre, isPlano, numero }: DocumentDraft) => ({
  nombre: nombre.trim() ? undefined : 'Escribí un nombre.',
  numero: isPlano && !numero.trim() ? 'Escribí el número del plano.' : undefined,
})

/** The fields to send. A link without a record is left out. */
export const bodyOf = (draft: DocumentDraft) => ({
  nombre: draft.nombre.trim(),
  tipoId: draft.tipo?.id ?? null,
  vencimiento: draft.vencimiento || null,
  etiquetas: draft.etiquetas,
  descripcion: draft.descripcion.trim(),
  plano: draft.isPlano
    ? { disciplina: draft.disciplina, numero: draft.numero.trim(), revision: draft.revision.trim() }
    : null,
  vinculos: draft.links.flatMap(({ entidad, picked }) => (picked ? [{ entidad, id: picked.id }] : [])),
})
