import { useNavigate } from 'react-router-dom'
import type { ProjectTipo } from '../../../openapi/shared/project-loads.ts'
import { loadEntry } from '../../records/load-entry.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { useMay } from '../developers/door.ts'
import { projectLoadAddress } from './places.ts'

/** What loads records of a project from a sheet, for the '…' menu of their list; nothing without permission. */
export function useLoadEntry(tipo: ProjectTipo): MenuEntry[] {
  const navigate = useNavigate()
  const mayLoad = useMay('createCarga')
  return mayLoad ? [loadEntry(() => void navigate(`${projectLoadAddress}?lista=${tipo}`))] : []
}
