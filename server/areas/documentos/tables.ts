import type { Generated } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Schemas = components['schemas']

/** Set while a row is in the trash: the entry of the trash that it belongs to (itself, or a deleted folder), who and when. */
type TrashColumns = { borradoCon: string | null; borradoPor: string | null; borradoEn: string | null }

/** `clave` is the key of the name (`identityKey`), unique in a folder among what is not in the trash. */
type NameColumns = { nombre: string; clave: string; sortKey: string }

export type DocumentosTables = {
  carpetas: NameColumns &
    TrashColumns & {
      id: string
      proyectoId: number
      /** Null at the root. */
      padreId: string | null
      creadoPor: string
      creadoEn: string
      version: number
    }
  /** A document with the fields of its current version, so that lists need no join. */
  documentos: NameColumns &
    TrashColumns & {
      seq: Generated<number>
      id: string
      proyectoId: number
      /** Null at the root. */
      carpetaId: string | null
      searchText: string
      tipoId: string | null
      descripcion: string
      vencimiento: string | null
      /** Null if it is no drawing, as the next four. */
      disciplina: Schemas['DocumentoDisciplina'] | null
      planoNumero: string | null
      /** The key of `planoNumero`. */
      planoClave: string | null
      revision: string | null
      /** Its place among the revisions of its discipline and number, from 1. */
      revisionOrden: number | null
      /** 1 for the last revision that is not in the trash. */
      esVigente: number
      versionNumero: number
      hash: string
      tamano: number
      mime: string
      comentario: string
      subidoPor: string
      subidoPorId: string
      subidoEn: string
      creadoEn: string
      version: number
    }
  /** The columns that count for quotas are named as those of other tables with files. */
  documentoVersiones: {
    documentoId: string
    numero: number
    companyId: number
    hash: string
    bytes: number
    mime: string
    comentario: string
    createdBy: string
    uploadedBy: string
    createdAt: string
    /** The stored file with its small picture. */
    miniatura: string | null
  }
  documentoEtiquetas: { documentoId: string; clave: string; etiqueta: string; posicion: number }
  documentoVinculos: {
    documentoId: string
    entidad: Schemas['EventoVinculoEntidad']
    entidadId: string
    posicion: number
  }
  /** The text of each content that is or was a version, whatever documents have it. */
  contenidoTextos: {
    hash: string
    mime: string
    estado: Schemas['DocumentoTextoEstado']
    intentos: number
    /** Until when a replica is reading it. */
    reclamadoHasta: string | null
  }
  contenidoPaginas: {
    seq: Generated<number>
    hash: string
    pagina: number
    texto: string
    /** `wordsColumn` of the text. */
    palabras: string
  }
  documentoDescargas: {
    seq: Generated<number>
    documentoId: string
    numero: number
    usuarioId: string
    usuario: string
    momento: string
  }
  /** Changes of many, to undo them: `filas` is JSON of `UndoRow`. */
  documentoCambios: { id: string; proyectoId: number; usuarioId: string; momento: string; filas: string }
}
