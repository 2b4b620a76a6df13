/** Revisions of drawings, and what file names say of them (docs/domain/project-documents.md, Drawings). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { partsOf } from '../../lib/item-names.ts'

type Plano = components['schemas']['DocumentoPlano']
type Disciplina = components['schemas']['DocumentoDisciplina']

/** The first, then letters, then numbers. */
function rankOf(revision: string): [kind: number, number: number, text: string] {
  const text = revision.trim().toUpperCase()
  if (text === '') return [0, 0, '']
  const number = /^\d+/.exec(text)?.[0]
  return number === undefined ? [1, 0, text] : [2, Number(number), text]
}

/** The usual order of two revisions: '' < 'A' < 'B' < '0' < '9' < '10'. */
export function compareRevisions(one: string, other: string): number {
  const [first, second] = [rankOf(one), rankOf(other)]
  if (first[0] !== second[0]) return first[0] - second[0]
  if (first[1] !== second[1]) return first[1] - second[1]
  return first[2] < second[2] ? -1 : Number(first[2] > second[2])
}

/** Inserts a revision into ordered ones, which may have been ordered by hand: after the last that is not later. */
export function insertRevision<T extends { revision: string }>(ordered: T[], added: T): T[] {
  const last = ordered.findLastIndex(({ revision }) => compareRevisions(revision, added.revision) <= 0)
  return ordered.toSpliced(last + 1, 0, added)
}

/** Letters before the number of a drawing, as offices use them. */
const prefixes: Record<string, Disciplina> = {
  A: 'arquitectura',
  AR: 'arquitectura',
  ARQ: 'arquitectura',
  E: 'estructura',
  ES: 'estructura',
  EST: 'estructura',
  H: 'estructura',
  IE: 'electrica',
  EL: 'electrica',
  IS: 'sanitaria',
  S: 'sanitaria',
  IG: 'gas',
  G: 'gas',
  IT: 'termomecanica',
  TM: 'termomecanica',
  AA: 'termomecanica',
  II: 'incendio',
  IN: 'incendio',
}

const drawing =
  /^(?<letters>[A-Z]{1,3})[-_ .]?(?<digits>\d{1,4}[A-Z]?)(?:[-_ .]+(?:rev(?:isi[oó]n)?|r)[-_ .]*(?<revision>\d{1,3}|[A-Z]))?(?![\p{L}\p{N}])/iu

/** What a file name says of a drawing: 'A-101_rev3.pdf' is number 'A-101', revision '3'. Null if it says nothing. */
export function proposedPlano(fileName: string): Plano | null {
  const { letters = '', digits = '', revision } = drawing.exec(partsOf(fileName, true).stem)?.groups ?? {}
  const disciplina = prefixes[letters.toUpperCase()]
  // 'IMG_2034' is no drawing: only a known letter or a revision makes it one.
  if (digits === '' || (disciplina === undefined && revision === undefined)) return null
  return {
    disciplina: disciplina ?? 'otra',
    numero: `${letters}-${digits}`.toUpperCase(),
    revision: (revision ?? '').toUpperCase(),
  }
}
