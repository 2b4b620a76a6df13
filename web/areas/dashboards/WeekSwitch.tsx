import { Segmented } from '../../ui/Segmented.tsx'
import type { Week } from './periods.ts'

const weeks = [
  { value: 'this-week', label: 'Esta semana' },
  { value: 'last-week', label: 'Semana anterior' },
] as const

type WeekSwitchProps = { name: string; week: Week; onChange: (week: Week) => void }

/** Switches a panel between this week and the previous one. */
export function WeekSwitch({ name, week, onChange }: WeekSwitchProps) {
  return <Segmented label={`Semana de ${name}`} options={weeks} value={week} onChange={onChange} />
}
