import type { Bundle, Operation } from './company-operations.ts'

/** The generated page on who may call each operation. */
export const roleTable = 'docs/roles.md'

const intro = `# Who may call each operation

Generated from the contract by \`npm run gen\`; never edited. \`x-role\` of an operation is the least role in the company that it
requires; each role includes those before it: lector, miembro, administrador. Without it, \`signed in\` means any account, on its own
data, and \`public\` needs no session. Rules that a role cannot express (editing one's own comment, leaving a company) are in the
area's service. \`roles.test.ts\` calls each operation with each role.
`

function whoMay({ security, 'x-role': role, 'x-company': company }: Operation): string {
  if (security?.length === 0) return 'public'
  if (role === undefined) return 'signed in'
  return company === 'optional' ? `signed in; ${role} where a company is named` : role
}

/** A table of all operations by area, with aligned columns, as the formatter writes it. */
export function listRoles({ paths }: Bundle): string {
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const rows = operations.map((operation) => [operation.tags[0]!, operation.operationId, whoMay(operation)])
  const sorted = rows.toSorted((a, b) => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1))
  const all = [['Area', 'Operation', 'Who may'], ...sorted]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const [head, ...body] = all.map(line)
  return `${intro}\n${[head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')}\n`
}
