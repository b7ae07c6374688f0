import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { exportedNames, readModule, resolveImport, type SourceModule } from './story-module.js'
import { type Member, membersOf, type Term } from './story-terms.js'

/** Exported names by entry point of a package. Reading them for each name would take longer than all else. */
export type ExportCache = Map<string, Set<string>>

/** Returns the entry point that exports a file, and the names that it exports. */
function packageOf(path: string, cache: ExportCache) {
  const [, folder = '', name = '', inside = ''] = /^(.*\/packages\/([^/]+))\/(src\/.*)$/.exec(path) ?? []
  const { exports: entries } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  // Files that are entry points themselves, such as `@placard/ui/de`.
  const own = Object.keys(entries).find((key) => entries[key]['@placard/source'] === `./${inside}`)
  const entry = own ? path : join(folder, 'src', 'index.ts')
  const exports = cache.get(entry) ?? exportedNames(entry)
  cache.set(entry, exports)
  return { name: `@placard/${name}${own?.slice(1) ?? ''}`, exports }
}

/** True for files whose code examples may contain: data and helpers of stories. */
const isHelper = (path: string) => /\.fixture\.tsx?$|\/testing\//.test(path)

/** Returns true for an identifier that refers to something, and false for one that names a member or declares. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isJsxAttribute(parent) || ts.isTypeParameterDeclaration(parent) || ts.isNamedTupleMember(parent)) return false
  if (ts.isBindingElement(parent) || ts.isParameter(parent) || ts.isVariableDeclaration(parent))
    return parent.initializer === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isExpressionStatement(parent) || ts.isShorthandPropertyAssignment(parent)) return true
  const isNamed =
    ts.isFunctionLike(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent)
  return !(isNamed && (parent as { name?: ts.Node }).name === node)
}

const NOTHING = '() => {}'

const isJsx = (text: string) => text.startsWith('<')

/** Returns a value as an attribute of an element. */
function attribute(name: string, value: string): string {
  if (value === 'true') return name
  const [, text] = /^'([^'"\\\n{}&]*)'$/.exec(value) ?? []
  return text === undefined ? `${name}={${value}}` : `${name}="${text}"`
}

/** Returns a value as the children of an element. */
function children(value: string): string {
  const [, text] = /^'(\S[^'\\\n{}<>&]*)'$/.exec(value) ?? []
  return text ?? (isJsx(value) ? value : `{${value}}`)
}

/** Writes code of a story and what it refers to as one module. */
export class ExampleWriter {
  private readonly imports = new Map<string, Set<string>>()
  private readonly declarations: string[] = []
  private readonly declared = new Set<ts.Statement>()
  private readonly cache: ExportCache
  private readonly component: Term | undefined

  constructor(cache: ExportCache, component: Term | undefined) {
    this.cache = cache
    this.component = component
  }

  /** Returns the module: imports, helpers, then `code`. */
  module(code: string): string {
    const imports = [...this.imports].map(([from, names]) => {
      const [whole] = [...names].filter((name) => name.startsWith('* as '))
      return `import ${whole ?? `{ ${[...names].sort().join(', ')} }`} from '${from}'`
    })
    return [imports.join('\n'), ...this.declarations, code].filter(Boolean).join('\n\n').concat('\n')
  }

  /** Returns the code of a term, with args and parameters replaced by their values. */
  write(term: Term): string {
    const { node } = term
    if (ts.isParenthesizedExpression(node)) return this.write({ ...term, node: node.expression })
    if (ts.isMethodDeclaration(node)) return this.method(term, node)
    const replaced = this.replace(term) ?? this.fold(term)
    if (replaced !== undefined) return replaced
    // Nodes that were created here have no text.
    if (node.pos < 0) return ts.isIdentifier(node) ? node.text : ''
    const source = node.getSourceFile().text
    let result = ''
    let position = node.getStart()
    node.forEachChild((child) => {
      const start = child.getStart()
      const text = this.child({ ...term, node: child })
      result += source.slice(position, start) + text
      position = child.getEnd()
    })
    return result + source.slice(position, node.getEnd())
  }

  /** Returns an element of a component with these props. */
  element(component: Term, props: readonly Member[]): string {
    return this.markup(this.tag(component), this.attributes(props, false), undefined)
  }

  private tag(component: Term): string {
    const { node } = component
    return this.write({ ...component, node: ts.isExpressionWithTypeArguments(node) ? node.expression : node })
  }

  /** Parenthesizes where a replaced name would change the meaning. */
  private child(term: Term): string {
    const { node } = term
    if (ts.isParenthesizedExpression(node)) return `(${this.write(term)})`
    const text = this.write(term)
    const { parent } = node
    const isOperand =
      ts.isPropertyAccessExpression(parent) ||
      ts.isBinaryExpression(parent) ||
      (ts.isCallExpression(parent) && parent.expression === node)
    const isSimple = /^[\w.$]+$|^'[^']*'$/.test(text)
    return isOperand && !isSimple && this.isBound(term) ? `(${text})` : text
  }

  /** True for a parameter or a member of one, which is replaced. */
  private isBound({ node, scope }: Term): boolean {
    if (ts.isIdentifier(node)) return scope.has(node.text)
    return (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      Array.isArray(scope.get(node.expression.text))
    )
  }

  /** Returns the replacement of a node, or undefined if its children are written instead. */
  private replace(term: Term): string | undefined {
    const { node, scope } = term
    if (ts.isShorthandPropertyAssignment(node)) {
      const value = this.name({ ...term, node: node.name }, node.name)
      return value === node.name.text ? value : `${node.name.text}: ${value}`
    }
    if (ts.isSpreadAssignment(node) && ts.isIdentifier(node.expression)) {
      const bound = scope.get(node.expression.text)
      const siblings = new Set(node.parent.properties.map(({ name }) => name?.getText()))
      if (Array.isArray(bound))
        return bound
          .filter(({ name }) => !siblings.has(name ?? ''))
          .map((member) => this.property(member))
          .join(', ')
    }
    if (ts.isIdentifier(node)) return node.pos >= 0 && isReference(node) ? this.name(term, node) : node.text
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxElement(node)) return this.jsx(term, node)
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      const text = this.write({ ...term, node: node.expression })
      return isJsx(text) || text === '' ? text : `{${text}}`
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const bound = scope.get(node.expression.text)
      if (Array.isArray(bound)) return this.memberOf(bound, node.name.text)
    }
    if (ts.isJsxAttribute(node) && node.initializer && ts.isJsxExpression(node.initializer)) {
      const value = node.initializer.expression
      if (value && this.isBound({ ...term, node: value }))
        return attribute(node.name.getText(), this.write({ ...term, node: value }))
    }
    // Handlers of a story do nothing, so calls of them are left out.
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const callee = { ...term, node: node.expression.expression }
      if (this.isBound(callee) && this.write(callee) === NOTHING) return ''
    }
    if (ts.isCallExpression(node) && this.isBound({ ...term, node: node.expression })) {
      if (this.write({ ...term, node: node.expression }) === NOTHING) return 'undefined'
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const typed = this.typedState(term, node)
      if (typed) return typed
      const bound = scope.get(node.expression.text)
      if (bound && 'markup' in bound) return bound.markup
      const imported = term.module.imports.get(node.expression.text)
      if (imported?.from === 'storybook/test' && imported.imported === 'fn') {
        const [implementation] = node.arguments
        return implementation ? this.write({ ...term, node: implementation }) : NOTHING
      }
    }
    return undefined
  }

  /** Writes `useState(args.value)` with the type of the prop, which the value alone would narrow. */
  private typedState(term: Term, node: ts.CallExpression): string | undefined {
    const [initial] = node.arguments
    if (node.expression.getText() !== 'useState' || node.typeArguments || !initial || !this.component) return undefined
    const value = { ...term, node: initial }
    if (!this.isBound(value)) return undefined
    const bound = ts.isIdentifier(initial) ? term.scope.get(initial.text) : undefined
    const prop = ts.isPropertyAccessExpression(initial)
      ? initial.name.text
      : bound && 'node' in bound
        ? bound.prop
        : undefined
    if (!prop) return undefined
    const { name, exports } = packageOf(this.component.module.path, this.cache)
    const tag = this.tag(this.component)
    const props = exports.has(`${tag}Props`) ? `${tag}Props` : undefined
    if (props) this.addImport(name, `type ${props}`)
    else this.addImport('react', 'type ComponentProps')
    this.addImport('react', 'useState')
    return `useState<${props ?? `ComponentProps<typeof ${tag}>`}['${prop}']>(${this.write(value)})`
  }

  /** Writes an operator whose operands became constants as its result. */
  private fold(term: Term): string | undefined {
    const { node } = term
    const isConstant = (text: string) => /^'[^']*'$|^\d+$/.test(text)
    const operands = (binary: ts.BinaryExpression) =>
      [binary.left, binary.right].map((operand) => this.write({ ...term, node: operand }))
    if (ts.isConditionalExpression(node) && ts.isBinaryExpression(node.condition)) {
      const { kind } = node.condition.operatorToken
      const isEqual = kind === ts.SyntaxKind.EqualsEqualsEqualsToken
      if (!isEqual && kind !== ts.SyntaxKind.ExclamationEqualsEqualsToken) return undefined
      const values = operands(node.condition)
      if (!values.every(isConstant)) return undefined
      return this.write({ ...term, node: (values[0] === values[1]) === isEqual ? node.whenTrue : node.whenFalse })
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      const [left = ''] = operands(node)
      return isConstant(left) ? left : undefined
    }
    return undefined
  }

  private memberOf(members: Member[], name: string): string {
    const member = members.findLast((one) => one.name === name)
    if (member) return this.write(member.value)
    const spread = members.findLast((one) => one.name === undefined)
    return spread ? `(${this.write(spread.value)}).${name}` : 'undefined'
  }

  private method(term: Term, { modifiers, parameters, body }: ts.MethodDeclaration): string {
    const names = parameters.map((parameter) => this.write({ ...term, node: parameter }))
    const isAsync = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
    return `${isAsync ? 'async ' : ''}(${names.join(', ')}) => ${body ? this.write({ ...term, node: body }) : '{}'}`
  }

  /** Writes a name: the argument of a parameter, or the name itself, which is then imported or declared. */
  private name({ module, scope }: Term, { text }: ts.Identifier): string {
    const bound = scope.get(text)
    if (bound && 'type' in bound && bound.type)
      return `(${this.write({ ...bound, type: undefined })} as ${this.write({ ...bound, node: bound.type })})`
    if (!bound) this.need(module, text)
    else if (Array.isArray(bound)) return `{ ${bound.map((member) => this.property(member)).join(', ')} }`
    else return 'markup' in bound ? bound.markup : this.write(bound)
    return text
  }

  private property({ name, value }: Member): string {
    const text = this.write(value)
    if (!name) return `...${text}`
    return name === text ? name : `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${text}`
  }

  private need(module: SourceModule, name: string): void {
    const imported = module.imports.get(name)
    const statement = module.declarations.get(name)
    if (imported) this.needImport(module, name, imported)
    else if (statement && !this.declared.has(statement)) {
      this.declared.add(statement)
      const code = this.write({ node: statement, module, scope: new Map() })
      this.declarations.push(code.replace(/^export (default )?/, '').replace(/^ *\/\/ biome-ignore.*\n/gm, ''))
    }
  }

  private needImport(
    module: SourceModule,
    name: string,
    { from, imported, isType }: { from: string; imported: string; isType: boolean },
  ) {
    if (/^storybook|^@storybook/.test(from)) throw new Error(`It uses ${name} of Storybook.`)
    if (from.includes('?')) throw new Error(`It imports ${name} as a file, which needs a bundler.`)
    const as = imported === name ? name : `${imported} as ${name}`
    if (!from.startsWith('.')) return this.addImport(from, `${isType ? 'type ' : ''}${as}`)
    const path = resolveImport(from, module.path)
    const { name: packageName, exports } = packageOf(path, this.cache)
    if (exports.has(imported)) this.addImport(packageName, `${isType ? 'type ' : ''}${as}`)
    else if (isHelper(path)) this.need(readModule(path), imported)
    else throw new Error(`It uses ${name}, which ${packageName} does not export.`)
  }

  private addImport(from: string, name: string): void {
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(name))
  }

  private jsx(term: Term, node: ts.JsxSelfClosingElement | ts.JsxElement): string | undefined {
    const { tagName, attributes } = ts.isJsxElement(node) ? node.openingElement : node
    const bound = ts.isIdentifier(tagName) ? term.scope.get(tagName.text) : undefined
    if (bound && 'markup' in bound) return bound.markup
    const knownSpread = (property: ts.JsxAttributeLike) =>
      ts.isJsxSpreadAttribute(property) ? this.knownMembers({ ...term, node: property.expression }) : undefined
    if (!attributes.properties.some(knownSpread)) return undefined
    const props = attributes.properties.flatMap((property): Member[] => {
      if (ts.isJsxSpreadAttribute(property))
        return knownSpread(property) ?? [{ value: { ...term, node: property.expression } }]
      const { initializer } = property
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
      return [{ name: property.name.getText(), value: { ...term, node: value ?? ts.factory.createTrue() } }]
    })
    const inner = ts.isJsxElement(node)
      ? node.children.map((child) => this.child({ ...term, node: child })).join('')
      : undefined
    return this.markup(
      this.child({ ...term, node: tagName }),
      this.attributes(props, Boolean(inner?.trim())),
      inner?.trim() ? inner : undefined,
    )
  }

  /** Members of the args of a story, or of its rest parameter. */
  private knownMembers(term: Term): Member[] | undefined {
    const { node, scope } = term
    const bound = ts.isIdentifier(node) ? scope.get(node.text) : undefined
    if (Array.isArray(bound)) return bound
    if (bound && 'node' in bound) return membersOf(bound)
    return ts.isPropertyAccessExpression(node) && node.name.text === 'args' ? membersOf(term) : undefined
  }

  /** Returns attributes and children; the last one with a name is used. */
  private attributes(props: readonly Member[], hasChildren: boolean) {
    const last = props.filter(
      ({ name }, index) => name === undefined || props.findLastIndex((other) => other.name === name) === index,
    )
    const texts: string[] = []
    let child: string | undefined
    for (const { name, value } of last) {
      if (name === 'children' && hasChildren) continue
      const text = value.node.kind === ts.SyntaxKind.TrueKeyword ? 'true' : this.write(value)
      if (name === 'children') child = children(text)
      else if (!name) texts.push(`{...${text}}`)
      else texts.push(attribute(name, text))
    }
    return { texts, child }
  }

  private markup(
    tag: string,
    { texts, child }: { texts: string[]; child?: string | undefined },
    inner: string | undefined,
  ) {
    const content = inner ?? child
    const start = [tag, ...texts].join(' ')
    return content === undefined ? `<${start} />` : `<${start}>${content}</${tag}>`
  }
}
