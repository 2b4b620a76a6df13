import { confirm } from './confirm.ts'
// Imported eagerly: a dialog that cannot be loaded offline would lose the unsaved changes.
import './ConfirmDialog.tsx'

/** Asks whether unsaved changes may be lost; true to leave. */
export async function confirmLeave(): Promise<boolean> {
  const answer = await confirm({
    title: 'Hay cambios sin guardar',
    message: 'Si salís ahora, se pierde lo que escribiste.',
    icon: { name: 'pi-pencil', color: 'warning' },
    actions: {
      confirm: { label: 'Salir sin guardar', color: 'warn' },
      cancel: { label: 'Seguir editando' },
    },
    dismissible: true,
  })
  return answer === 'confirmed'
}
