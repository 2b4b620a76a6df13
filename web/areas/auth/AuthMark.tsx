import './AuthMark.css'

const drawings = {
  done: 'M6.5 12.5l3.75 3.75L17.5 8.5',
  broken: 'M12 5v8M12 17.5v.01',
  mail: 'M4 7.5A1.5 1.5 0 0 1 5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5zM4.5 7.5 12 13l7.5-5.5',
  expired: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4.5l3 1.75',
}

/** A round icon above the title of a screen without a form. */
export function AuthMark({ name, tone }: { name: keyof typeof drawings; tone: 'accent' | 'warning' }) {
  return (
    <svg className={`mark mark-${tone}`} viewBox="-12 -12 48 48" width="48" height="48" aria-hidden="true">
      <circle className="mark-ground" cx="12" cy="12" r="24" />
      <path className="mark-line" d={drawings[name]} />
    </svg>
  )
}
