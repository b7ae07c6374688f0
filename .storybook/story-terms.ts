import ts from 'typescript'
import { declaredNames, isExported, readModule, resolveImport, type SourceModule } from './story-module.js'

/** Code with the meaning of its names: those of its module, and parameters replaced by arguments. */
export interface Term {
  node: ts.Node
  module: SourceModule
  scope: Scope
  /** Name of the prop, if this is an arg of a story. */
  prop?: string
}

/** Arguments by parameter: code, an object whose members are known (the args of a story), or text that is written as it is. */
export type Scope = ReadonlyMap<string, Term | Member[] | { text: string }>

/** Member of an object literal: a named value, or a spread if there is no name. */
export interface Member {
  name?: string
  value: Term
}

/** Removes members with the name of a later one. */
export const withoutOverridden = <One extends { name?: string }>(members: readonly One[]): One[] =>
  members.filter(
    ({ name }, index) => name === undefined || index === members.findLastIndex((other) => other.name === name),
  )

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration

const NO_SCOPE: Scope = new Map()

/** Returns true for functions. */
export const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)

/** Returns a name's value in a module: the initial value of a constant, or a function. Follows relative imports. */
export function findConstant(module: SourceModule, name: string): Term | undefined {
  const imported = module.imports.get(name)
  if (imported?.from.startsWith('.'))
    return findConstant(readModule(resolveImport(imported.from, module.path)), imported.imported)
  const statement = module.declarations.get(name)
  if (statement && ts.isFunctionDeclaration(statement)) return { node: statement, module, scope: NO_SCOPE }
  if (!statement || !ts.isVariableStatement(statement)) return undefined
  const node = statement.declarationList.declarations.find((one) => one.name.getText() === name)?.initializer
  return node && { node, module, scope: NO_SCOPE }
}

/** Returns the expression that a function returns, if it does nothing else. */
export function returnedBy({ body }: FunctionNode): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body
  const [only, ...others] = body.statements
  return only && others.length === 0 && ts.isReturnStatement(only) ? only.expression : undefined
}

/** Follows names, calls and members to the code that they stand for: a literal, a function or markup. */
export function resolve(term: Term): Term {
  const { node, module, scope } = term
  const next = (found: Term | undefined) => (found ? resolve(found) : term)
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    return next({ ...term, node: node.expression })
  if (ts.isIdentifier(node)) {
    const bound = scope.get(node.text)
    return next(bound && 'node' in bound ? bound : findConstant(module, node.text))
  }
  if (ts.isPropertyAccessExpression(node))
    return next(listMembers({ ...term, node: node.expression })?.findLast(({ name }) => name === node.name.text)?.value)
  if (ts.isCallExpression(node)) {
    const callee = resolve({ ...term, node: node.expression })
    const result = isFunction(callee.node) ? returnedBy(callee.node) : undefined
    return next(result && { ...callee, node: result, scope: scopeOfCall(term, node, callee) })
  }
  return term
}

/** Returns the scope of the function that is called. */
function scopeOfCall(term: Term, { arguments: args }: ts.CallExpression, callee: Term): Scope {
  const scope = new Map(callee.scope)
  for (const [index, { name, initializer }] of (callee.node as FunctionNode).parameters.entries()) {
    const argument = args[index]
    if (argument) scope.set(name.getText(), { ...term, node: argument })
    else if (initializer) scope.set(name.getText(), { ...callee, node: initializer })
  }
  return scope
}

/** Returns the members of an object; a spread whose members are not known stays one. */
export function listMembers(term: Term): Member[] | undefined {
  const object = resolve(term)
  if (!ts.isObjectLiteralExpression(object.node)) return undefined
  return object.node.properties.flatMap((property): Member[] => {
    if (ts.isSpreadAssignment(property)) return [{ value: { ...object, node: property.expression } }]
    if (ts.isPropertyAssignment(property)) {
      const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText()
      return [{ name, value: { ...object, node: property.initializer } }]
    }
    if (ts.isShorthandPropertyAssignment(property))
      return [{ name: property.name.text, value: { ...object, node: property.name } }]
    return property.name ? [{ name: property.name.getText(), value: { ...object, node: property } }] : []
  })
}

/** Fields of a story or of a file's meta, such as `args` and `render`. */
export type StoryFields = Map<string, Term>

function readFields(term: Term): StoryFields | undefined {
  const members = listMembers(term)
  if (!members) return undefined
  const fields: StoryFields = new Map()
  for (const { name, value } of members)
    if (name) fields.set(name, value)
    else for (const field of readFields(value) ?? []) fields.set(...field)
  return fields
}

/** Story file: its meta, and its stories in order. */
export interface StoryModule {
  module: SourceModule
  meta: StoryFields
  stories: Map<string, StoryFields>
}

/** Reads a story file. */
export function readStories(path: string): StoryModule {
  const module = readModule(path)
  const valueFields = (name: string) => {
    const value = findConstant(module, name)
    return value && readFields(value)
  }
  const stories = new Map<string, StoryFields>()
  for (const statement of module.source.statements)
    if (isExported(statement) && ts.isVariableStatement(statement))
      for (const name of declaredNames(statement)) stories.set(name, valueFields(name) ?? new Map())
  return { module, meta: valueFields('meta') ?? new Map(), stories }
}

/** Returns a constant text, or undefined. */
export function readText(term: Term | undefined): string | undefined {
  const node = term && resolve(term).node
  return node && ts.isStringLiteralLike(node) ? node.text : undefined
}
