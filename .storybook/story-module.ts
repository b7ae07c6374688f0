import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Name imported by a module; `imported` is `*` for a namespace. */
interface ImportedName {
  from: string
  imported: string
  isType: boolean
}

/** Top-level names of a source file. */
export interface SourceModule {
  path: string
  source: ts.SourceFile
  imports: Map<string, ImportedName>
  /** Statements that declare a name; several names may share one. */
  declarations: Map<string, ts.Statement>
}

const modules = new Map<string, { changedMs: number; module: SourceModule }>()

/** Returns the path of a relative import, which names the compiled file. */
export function resolveImport(from: string, importer: string) {
  const base = join(dirname(importer), from.replace(/\.js$/, ''))
  return [`${base}.ts`, `${base}.tsx`].find(existsSync) ?? base
}

function bindingNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : bindingNames(element.name)))
}

/** Returns the names that a statement declares. */
export function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => bindingNames(name))
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

function addImports({ moduleSpecifier, importClause }: ts.ImportDeclaration, imports: SourceModule['imports']) {
  const from = (moduleSpecifier as ts.StringLiteral).text
  if (!importClause) return
  const isType = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword
  if (importClause.name) imports.set(importClause.name.text, { from, imported: 'default', isType })
  const { namedBindings } = importClause
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    imports.set(namedBindings.name.text, { from, imported: '*', isType })
  else
    for (const { name, propertyName, isTypeOnly } of namedBindings?.elements ?? [])
      imports.set(name.text, { from, imported: (propertyName ?? name).text, isType: isType || isTypeOnly })
}

/** Parses a file; the result is cached until the file changes. */
export function readModule(path: string): SourceModule {
  const changedMs = statSync(path).mtimeMs
  const cached = modules.get(path)
  if (cached?.changedMs === changedMs) return cached.module
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true)
  const module: SourceModule = { path, source, imports: new Map(), declarations: new Map() }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(statement, module.imports)
    for (const name of declaredNames(statement)) module.declarations.set(name, statement)
  }
  modules.set(path, { changedMs, module })
  return module
}

/** Returns true for a statement that exports what it declares. */
export const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Returns the names that a module exports, also those of `export * from`. */
export function exportedNames(path: string): Set<string> {
  const names = new Set<string>()
  for (const statement of readModule(path).source.statements) {
    if (isExported(statement)) for (const name of declaredNames(statement)) names.add(name)
    if (!ts.isExportDeclaration(statement)) continue
    const { exportClause, moduleSpecifier } = statement
    if (exportClause && ts.isNamedExports(exportClause))
      for (const { name } of exportClause.elements) names.add(name.text)
    else if (moduleSpecifier)
      for (const name of exportedNames(resolveImport((moduleSpecifier as ts.StringLiteral).text, path))) names.add(name)
  }
  return names
}
