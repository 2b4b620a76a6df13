import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage, fileErrorMessage } from '../../api/problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { userQuery } from '../user/door.ts'
import { importContacts, readFile, type FileToRead, type ReadContacts } from './import-contacts.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { countWord } from './words.ts'
import './ImportDialog.css'

/** Imports the contacts of a file after a preview; what the columns of a table are can be changed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { data: user } = useQuery(userQuery)
  const userId = user?.id ?? ''
  const [shown, setShown] = useState<{ file: File; read: ReadContacts; at: number } | null>(null)
  const [isStarted, setIsStarted] = useState(false)
  const reading = useMutation({
    mutationFn: (sent: FileToRead) => readFile(sent),
    onSuccess: (read, { file }) => setShown({ file, read, at: Date.now() }),
  })
  const choose = (file: File) => {
    setShown(null)
    setIsStarted(false)
    reading.mutate({ file, userId })
  }
  const columns = shown && !isStarted ? shown.read.columns : []
  return (
    <Dialog title="Importar contactos" isOpen onClose={onClose} width={640}>
      <div className="import">
        <FileDrop
          label="Archivo de contactos"
          action={shown ? 'Elegir otro archivo' : 'Elegir archivo'}
          help="Un archivo vCard (.vcf), de un teléfono o de otra agenda; CSV, como lo exportan Google y Outlook; o Excel (.xlsx)."
          accept=".vcf,.csv,.xlsx,text/vcard,text/csv"
          maxFiles={1}
          isBusy={reading.isPending}
          onFiles={([file]) => file && choose(file)}
        />
        {reading.error && <Alert type="error">{fileErrorMessage(reading.error)}</Alert>}
        {shown && columns.length > 0 && (
          <ImportColumns
            columns={columns}
            isBusy={reading.isPending}
            onChoose={(index, field) =>
              reading.mutate({ file: shown.file, userId, choices: { ...choicesOf(columns), [index]: field } })
            }
          />
        )}
        {shown && <Preview key={shown.at} read={shown.read} onStart={() => setIsStarted(true)} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

/** The columns that are not what their titles say. */
const choicesOf = (columns: ReadContacts['columns']) =>
  Object.fromEntries(columns.flatMap(({ index, field, found }) => (field === found ? [] : [[index, field]])))

const maxRows = 100

function Preview({
  read: { contacts, problems, noted, omitted },
  onStart,
  onClose,
}: {
  read: ReadContacts
  onStart: () => void
  onClose: () => void
}) {
  const [stored, setStored] = useState(0)
  const importing = useMutation({
    mutationFn: () => importContacts(contacts.slice(stored), (count) => setStored(stored + count)),
    onSuccess: onClose,
  })
  const remaining = contacts.length - stored
  return (
    <>
      {contacts.length > 0 && (
        <ul role="list" className="import-list" aria-label="Contactos del archivo">
          {contacts.slice(0, maxRows).map(({ contact, tagTitles }, index) => (
            <li key={index}>
              <span className="import-name">{contact.name}</span>
              <span className="import-note">
                {[
                  [contact.title, contact.company].filter(Boolean).join(', '),
                  ...(contact.emails ?? []).map(({ email }) => email),
                  ...(contact.phoneNumbers ?? []).map(({ phoneNumber }) => phoneNumber),
                  ...tagTitles.map((title) => `#${title}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {contacts.length > maxRows && <p className="import-note">…y {countWord(contacts.length - maxRows)} más.</p>}
      <Unmapped title="Va a las notas" fields={noted} />
      <Unmapped title="No se importa" fields={omitted} />
      {problems.length > 0 && (
        <Alert type="warning">
          <ul role="list" className="import-problems">
            {problems.slice(0, 20).map(({ place, name, message }, index) => (
              <li key={index}>
                {name || `El ${place}.º del archivo`}: {message}
              </li>
            ))}
            {problems.length > 20 && <li>…y {problems.length - 20} más.</li>}
          </ul>
        </Alert>
      )}
      {importing.error && (
        <Alert type="error">
          {stored > 0 ? `Se importaron ${stored}; los demás no. ` : 'No se importaron. '}
          {errorMessage(importing.error)}
        </Alert>
      )}
      <div className="form-actions">
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          variant="primary"
          busy={importing.isPending}
          disabled={remaining === 0}
          onClick={() => {
            onStart()
            importing.mutate()
          }}
        >
          {remaining === 0 ? 'Nada para importar' : `Importar ${countWord(remaining)}`}
        </Button>
      </div>
    </>
  )
}

/** The fields of the file for which a contact has none, with how many contacts have each. */
function Unmapped({ title, fields }: { title: string; fields: ReadContacts['noted'] }) {
  if (fields.length === 0) return null
  const texts = fields.map(({ name, count }) => `${name} (${countWord(count)})`)
  return (
    <p className="import-note">
      {title}: {texts.join(', ')}.
    </p>
  )
}
