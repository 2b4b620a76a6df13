/** The committed files and their imports, for the house rules. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export const root = path.resolve(import.meta.dirname, '../..')

/**
 * `target` is the path inside the repository, or the package's name. Type imports do not exist at run time; lazy ones
 * (`import()`) happen long after the file was read.
 */
export type Import = { target: string; names: string[]; isType: boolean; isLazy: boolean }
/** `declared` are the names that the file declares at its top level or exports. */
export type Source = { path: string; text: string; imports: Import[]; declared: string[] }

/** Every file of the repository, committed or about to be. */
export function listFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const files = output.toString().split('\n').filter(Boolean)
  return [...new Set(files)].filter((file) => existsSync(path.join(root, file)))
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)))

/** The names that a statement at the top level declares or exports. */
function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause
    return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : []
  }
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isDeclaration && statement.name ? [statement.name.text] : []
}

/** A source with its imports resolved; parsed, so that text that looks like an import does not count. */
export function sourceOf(file: string, text: string): Source {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const imports: Import[] = []
  const add = (specifier: ts.Expression | undefined, isType: boolean, names: string[], isLazy = false) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    const { text: target } = specifier
    const isLocal = target.startsWith('.')
    imports.push({
      target: isLocal ? path.posix.join(path.posix.dirname(file), target) : target,
      isType,
      names,
      isLazy,
    })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { importClause } = node
      const bindings = importClause?.namedBindings
      const elements = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : []
      const areTypes = elements.length > 0 && !importClause?.name && elements.every((element) => element.isTypeOnly)
      const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || areTypes
      const names = elements
        .filter((element) => !element.isTypeOnly)
        .map(({ name, propertyName }) => (propertyName ?? name).text)
      add(node.moduleSpecifier, isType, names)
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, [])
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, [], true)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { path: file, text, imports, declared: tree.statements.flatMap(declaredBy) }
}

/** Every TypeScript source. */
export function readSources(): Source[] {
  const isSource = (file: string) => /\.(ts|tsx|mts|js|mjs)$/.test(file) && !file.endsWith('.d.ts')
  return listFiles()
    .filter(isSource)
    .map((file) => sourceOf(file, readFileSync(path.join(root, file), 'utf8')))
}

export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/')
