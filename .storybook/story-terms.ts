import ts from 'typescript'
import { declaredNames, isExported, readModule, resolveImport, type SourceModule } from './story-module.js'

/** Code with the meaning of its names: those of its module, and parameters replaced by arguments. */
export interface Term {
  node: ts.Node
  module: SourceModule
  scope: Scope
  /** Name of the prop, if this is an arg of a story. */
  prop?: string
  /** Type of the parameter that a list is passed to. */
  type?: ts.TypeNode | undefined
}

/** Arguments by parameter: code, an object whose members are known (the args of a story), or markup. */
export type Scope = ReadonlyMap<string, Term | Member[] | { markup: string }>

/** Member of an object literal: a named value, or a spread if there is no name. */
export interface Member {
  name?: string
  value: Term
}

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration

const NO_SCOPE: Scope = new Map()
const MAX_DEPTH = 20

/** Returns true for functions. */
export const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node)

/** Returns a name's value in a module: the initial value of a constant, or a function. Follows relative imports. */
export function constantOf(module: SourceModule, name: string): Term | undefined {
  const imported = module.imports.get(name)
  if (imported?.from.startsWith('.'))
    return constantOf(readModule(resolveImport(imported.from, module.path)), imported.imported)
  const statement = module.declarations.get(name)
  if (!statement) return undefined
  if (ts.isFunctionDeclaration(statement)) return { node: statement, module, scope: NO_SCOPE }
  if (!ts.isVariableStatement(statement)) return undefined
  const node = statement.declarationList.declarations.find((one) => one.name.getText() === name)?.initializer
  return node && { node, module, scope: NO_SCOPE }
}

/** Returns the expression that a function returns, if it does nothing else. */
export function returnedBy({ body }: FunctionNode): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body
  const [only, ...others] = body.statements
  return only && others.length === 0 && ts.isReturnStatement(only) ? only.expression : undefined
}

/** Returns the scope of a function that is called with these arguments. */
export function bind(
  callee: Term,
  parameters: readonly ts.ParameterDeclaration[],
  args: readonly (Term | undefined)[],
) {
  const scope = new Map(callee.scope)
  for (const [index, { name, initializer, type }] of parameters.entries()) {
    const argument = args[index]
    const isList = type !== undefined && ts.isArrayTypeNode(type)
    const value = argument ? { ...argument, ...(isList && { type }) } : initializer && { ...callee, node: initializer }
    scope.set(name.getText(), value ?? { ...callee, node: ts.factory.createIdentifier('undefined') })
  }
  return scope
}

/** Follows names, calls and members to the code that they stand for: a literal, a function or markup. */
export function resolve(term: Term, depth = 0): Term {
  const { node, module, scope } = term
  if (depth > MAX_DEPTH) return term
  const next = (found: Term | undefined) => (found ? resolve(found, depth + 1) : term)
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    return next({ ...term, node: node.expression })
  if (ts.isIdentifier(node)) {
    const bound = scope.get(node.text)
    if (bound) return 'node' in bound ? next(bound) : term
    return next(constantOf(module, node.text))
  }
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const owner = { ...term, node: node.expression }
    return next(membersOf(owner, depth + 1)?.findLast(({ name }) => name === node.name.text)?.value)
  }
  if (ts.isCallExpression(node)) {
    const callee = resolve({ ...term, node: node.expression }, depth + 1)
    if (!isFunction(callee.node)) return term
    const result = returnedBy(callee.node)
    const args = node.arguments.map((argument) => ({ ...term, node: argument }))
    return next(result && { ...callee, node: result, scope: bind(callee, callee.node.parameters, args) })
  }
  return term
}

/** Returns the members of an object; a spread whose members are not known stays one. */
export function membersOf(term: Term, depth = 0): Member[] | undefined {
  const object = resolve(term, depth)
  if (!ts.isObjectLiteralExpression(object.node)) return undefined
  return object.node.properties.flatMap((property): Member[] => {
    if (ts.isSpreadAssignment(property)) {
      const value = { ...object, node: property.expression }
      return [{ value }]
    }
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

function fieldsOf(term: Term): StoryFields | undefined {
  const members = membersOf(term)
  if (!members) return undefined
  const fields: StoryFields = new Map()
  for (const { name, value } of members)
    if (name) fields.set(name, value)
    else for (const field of fieldsOf(value) ?? []) fields.set(...field)
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
    const value = constantOf(module, name)
    return value && fieldsOf(value)
  }
  const stories = new Map<string, StoryFields>()
  for (const statement of module.source.statements)
    if (isExported(statement) && ts.isVariableStatement(statement))
      for (const name of declaredNames(statement)) stories.set(name, valueFields(name) ?? new Map())
  return { module, meta: valueFields('meta') ?? new Map(), stories }
}

/** Returns a constant text, or undefined. */
export function textOf(term: Term | undefined): string | undefined {
  const node = term && resolve(term).node
  return node && ts.isStringLiteralLike(node) ? node.text : undefined
}
