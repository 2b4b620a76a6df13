import { onDemand } from '../../ui/on-demand.tsx'

export const ConfirmDialog = onDemand(async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog)
