import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../api/notices.ts'
import { queryClient } from '../../api/query-client.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { emptyDeveloper, type DeveloperDraft } from './developer-rules.ts'
import { DeveloperForm } from './DeveloperForm.tsx'
import { createDeveloper } from './queries.ts'

type DeveloperDialogProps = { isOpen: boolean; onClose: () => void }

/** The modal in which a company is created. What was typed stays when it is dismissed or the server refuses it. */
export function DeveloperDialog({ isOpen, onClose }: DeveloperDialogProps) {
  const [draft, setDraft] = useState<DeveloperDraft>(emptyDeveloper)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: createDeveloper,
    onSuccess() {
      void queryClient.invalidateQueries({ queryKey: ['developers'] })
      setDraft(emptyDeveloper)
      onClose()
      notify({
        type: 'success',
        title: 'Desarrolladora creada',
        message: 'La nueva desarrolladora se ha creado exitosamente.',
      })
    },
    onError: (failure) => console.error('The developer could not be created', failure),
  })
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Dialog title="Nueva Desarrolladora" isOpen={isOpen} onClose={close} width={600} placesFocus>
      <DeveloperForm
        draft={draft}
        onChange={setDraft}
        error={error}
        isSaving={isPending}
        onSave={() => mutate(draft)}
        onCancel={close}
      />
    </Dialog>
  )
}
