import './Drawing.css'

/** The subjects: an empty plot, a crane, a plan on a table, a closed gate, a staked-out plot. */
export type DrawingName = 'plot' | 'crane' | 'plan' | 'gate' | 'stakes'

const ground = 'M4 132h192'

/** The paths of each drawing by weight: fine lines, normal lines, accent. */
const lines: Record<DrawingName, { fine: string; line: string; accent: string }> = {
  plot: {
    fine: 'M40 132V44h46v88M52 58h8v10h-8zM68 58h8v10h-8zM52 80h8v10h-8zM68 80h8v10h-8zM52 102h8v10h-8zM68 102h8v10h-8z',
    line: `${ground}M100 132v-14M124 132v-14M148 132v-14M172 132v-14M96 121h80`,
    accent: 'M136 118V70M136 70h34l-8 11 8 11h-34',
  },
  crane: {
    fine: 'M30 132V96M54 132V96M78 132V96M26 96h56M26 114h56M30 96V78M54 96V78M26 78h34',
    line: `${ground}M136 132V40M148 132V40M136 120l12-14-12-14 12-14-12-14 12-14`,
    accent: 'M142 20 70 40h110zM142 20v20M92 40v22M84 62h16v10H84zM160 40v12h12V40',
  },
  plan: {
    fine: 'M46 50h108M46 66h108M46 82h108M46 98h108M70 36v76M100 36v76M130 36v76',
    line: `${ground}M38 30h124v88H38zM38 30c-8 0-8 12 0 12M162 118c8 0 8-12 0-12`,
    accent: 'M62 100V58h40v16h34v26zM102 74v10M102 92v8M82 58v-6M62 80h10',
  },
  gate: {
    fine: 'M20 132V62h34v70M146 132V72h34v60M30 76h14M30 92h14M30 108h14M156 86h14M156 102h14',
    line: `${ground}M66 132V56M134 132V56M60 56h12M128 56h12`,
    accent: 'M66 70h68v46H66zM66 70l68 46M134 70l-68 46M94 56l6-10 6 10zM100 36v10',
  },
  stakes: {
    fine: 'M36 100l46-22h90M164 100l8-22',
    line: `${ground}M36 132V92M164 132V92M82 88V72M172 88V72M36 100h128`,
    accent: 'M112 112V30M112 30h44l-12 14 12 14h-44',
  },
}

/** A decorative line drawing for empty states, in the style of the sign-in screen's elevation. */
export function Drawing({ name, isSmall }: { name: DrawingName; isSmall?: boolean }) {
  const { fine, line, accent } = lines[name]
  return (
    <svg className={isSmall ? 'drawing drawing-small' : 'drawing'} viewBox="0 0 200 140" aria-hidden="true">
      <path className="drawing-grid" d="M4 28h192M4 54h192M4 80h192M4 106h192" />
      <path className="drawing-fine" d={fine} />
      <path className="drawing-line" d={line} />
      <path className="drawing-accent" d={accent} />
    </svg>
  )
}
