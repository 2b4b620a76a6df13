/** Names of folders and files: their keys, free names, conflicts. */
import { refuseDisguisedName } from './file-content.ts'
import { invalid, Problem } from './problem.ts'
import { fold, identityKey, sortKey } from './text.ts'

const maxNameLength = 255

/** A name with its search and sort keys. Throws 400 for a disguised name. */
export function nameColumns(name: string) {
  refuseDisguisedName('name', name)
  const trimmed = name.trim().toWellFormed()
  return { name: trimmed, sortKey: sortKey(trimmed), nameKey: identityKey(trimmed), searchText: fold(trimmed) }
}

/** The name of an upload without the path that some browsers send. */
export function fileName(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim()
  if (name === '') throw invalid('file', 'El archivo no tiene nombre.')
  if (name.length > maxNameLength) throw invalid('file', `El nombre tiene más de ${maxNameLength} caracteres.`)
  return name
}

/** The name without its extension, and the extension; folders have none. */
export function partsOf(name: string, isFile: boolean): { stem: string; ending: string } {
  const [, stem = name, ending = ''] = (isFile && /^(.+?)(\.[^.]{1,8})?$/s.exec(name)) || []
  return { stem, ending }
}

/** 'Plano (2).pdf' if 'Plano.pdf' is in use: the first free number. */
export function numberedName(
  name: string,
  isFile: boolean,
  isTaken: (nameKey: string) => boolean,
  longest = maxNameLength,
): string {
  for (let number = 2; ; number++) {
    const numbered = markedName(name, isFile, ` (${number})`, longest)
    if (!isTaken(identityKey(numbered))) return numbered
  }
}

/** 'Plano (restaurado).pdf': the name with a mark before its extension, cut to fit. */
export function markedName(name: string, isFile: boolean, mark: string, longest = maxNameLength): string {
  const { stem, ending } = partsOf(name, isFile)
  const end = mark + ending
  return stem.slice(0, longest - end.length).toWellFormed() + end
}

/** A 409 with the id of the item that has the name. */
export function nameTaken(existing: { id: string; name: string }, field = 'name'): Problem {
  const message = `En esta carpeta ya hay «${existing.name}».`
  return new Problem(409, 'Name taken', message, { issues: [{ field, message }], existenteId: existing.id })
}
