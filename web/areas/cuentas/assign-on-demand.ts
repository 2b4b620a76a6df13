import { onDemand } from '../../ui/on-demand.tsx'

export const AssignDialog = onDemand(async () => (await import('./AssignDialog.tsx')).AssignDialog)
