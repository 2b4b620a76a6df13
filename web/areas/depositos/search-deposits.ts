import { call } from '../../api/operations.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { Picked } from '../../ui/PickerField.tsx'

/** Search function of a picker of the deposits that a project may use: its own, the central ones and those at suppliers. */
export const searchDeposits =
  (proyectoId: number) =>
  async (search: string, signal: AbortSignal): Promise<Picked[]> => {
    const input = {
      desarrolladoraId: activeCompanyId() ?? 0,
      search: search || undefined,
      activo: true,
      size: 200,
    }
    const { items } = await call('listDepositos', input, { signal })
    return items
      .filter((deposito) => deposito.proyectoId === null || deposito.proyectoId === proyectoId)
      .toSorted((one, other) => Number(other.proyectoId !== null) - Number(one.proyectoId !== null))
      .map(({ id, nombre }) => ({ id, label: nombre }))
  }
