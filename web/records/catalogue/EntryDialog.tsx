import { errorMessage } from '../../api/problem.ts'
import { useOnce } from '../../api/use-once.ts'
import { useSeen } from '../../api/use-seen.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { bodyOf, draftFromText, draftErrors, draftOf, entryReferences, type Draft, type Labels } from './draft.ts'
import { EntryField } from './EntryField.tsx'
import { EntryLines } from './EntryLines.tsx'
import { useLabels } from './labels.ts'
import type { Entry, EntryKind } from './noun.ts'
import { useNounOf } from './nouns-context.ts'
import { createEntry, type Source } from './queries.ts'
import { saveEntry } from './save-entry.ts'

type EntryDialogProps = {
  noun: EntryKind
  source: Source
  entry: Entry | undefined
  /** Code or name of a new entry, as typed in a picker. */
  typed?: string
  onCreated?: (entry: Entry) => void
  onClose: () => void
}

const titleOf = (noun: EntryKind, entry: Entry | undefined) =>
  entry ? `Editar ${noun.one}` : `${noun.isFeminine ? 'Nueva' : 'Nuevo'} ${noun.one}`

/** Form for a new or existing catalogue entry or series value. It renders once the labels of referenced entries are loaded. */
export function EntryDialog(props: EntryDialogProps) {
  const { noun, entry, onClose } = props
  const { labels, error, refetch } = useLabels(entryReferences(noun, entry))
  if (labels) return <EntryForm {...props} labels={labels} />
  return (
    <Dialog title={titleOf(noun, entry)} isOpen onClose={onClose}>
      {error ? <ErrorState message={errorMessage(error)} onRetry={refetch} /> : <Skeleton height="16rem" />}
    </Dialog>
  )
}

function EntryForm({ noun, source, entry, typed, labels, onCreated, onClose }: EntryDialogProps & { labels: Labels }) {
  const once = useOnce()
  const nounOf = useNounOf()
  const seen = useSeen(entry)
  const form = useForm<Draft, Entry>({
    draft: { kind: noun.one, record: entry?.id ?? null, parent: Object.values(source.of ?? {}).join() },
    seen,
    values: typed === undefined ? draftOf(noun, entry, labels) : draftFromText(noun, typed),
    check: (draft) => draftErrors(noun, draft),
    save(draft) {
      if (entry) return saveEntry({ nounOf, kind: noun, source, seen: seen.get() ?? entry, entry, draft, labels })
      return once((key) => createEntry(source, bodyOf(noun, draft, undefined), key))
    },
    onSaved(saved) {
      if (onCreated) onCreated(saved)
      else onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={titleOf(noun, entry)}
      failure="No se pudo guardar."
      saveLabel="Guardar"
      onClose={onClose}
      width={560}
    >
      {noun.fields.map((field, index) =>
        field.kind === 'lines' ? (
          <EntryLines key={field.name} field={field} form={form} />
        ) : (
          <EntryField
            key={field.name}
            field={field}
            bound={form.field(field.name)}
            autoFocus={index === 0}
            ownId={entry?.id}
          />
        ),
      )}
    </FormDialog>
  )
}
