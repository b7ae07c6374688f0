import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { exportedNames, readModule, resolveImport, type SourceModule } from './story-module.js'
import { listMembers, type Member, type Term, withoutOverridden } from './story-terms.js'

/** Exported names by entry point of a package. Reading them for each name would take longer than all else. */
export type ExportCache = Map<string, Set<string>>

/** Returns the entry point of a file's package that exports a name, or undefined if none does. */
function findEntryPoint(path: string, exported: string, cache: ExportCache): string | undefined {
  const [, folder = '', name = ''] = /^(.*\/packages\/([^/]+))\/src\//.exec(path) ?? []
  const { exports: entries } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const sources = Object.keys(entries).flatMap((key) => {
    const source: string | undefined = entries[key]['@placard/source']
    return source && !source.includes('*') ? [{ key, entry: join(folder, source) }] : []
  })
  const found = sources.find(({ entry }) => {
    const exports = cache.get(entry) ?? exportedNames(entry)
    cache.set(entry, exports)
    return exports.has(exported)
  })
  return found && `@placard/${name}${found.key.slice(1)}`
}

/** True for files whose code examples may contain: data and helpers of stories. */
const isHelper = (path: string) => /\.fixture\.tsx?$|\/testing\//.test(path)

/** Returns true for an identifier that refers to something, and false for one that names a member or declares. */
const isReference = (node: ts.Identifier) =>
  ts.isShorthandPropertyAssignment(node.parent) || (node.parent as { name?: ts.Node }).name !== node

const NOTHING = '() => {}'

/** Returns a value as an attribute of an element. */
function attribute(name: string, value: string): string {
  if (value === 'true') return name
  const [, text] = /^'([^'"\\\n{}&]*)'$/.exec(value) ?? []
  return text === undefined ? `${name}={${value}}` : `${name}="${text}"`
}

/** Returns a value as the children of an element. */
function children(value: string): string {
  const [, text] = /^'(\S[^'\\\n{}<>&]*)'$/.exec(value) ?? []
  return text ?? (value.startsWith('<') ? value : `{${value}}`)
}

/** Attribute, children, or spread if there is no name. Its code is only written if it is used, with all it needs. */
interface Prop {
  name?: string
  write: () => string
}

/** Returns the code of an element; the last prop with a name is used. */
function markup(tag: string, props: readonly Prop[], ownChildren = ''): string {
  const attributes: string[] = []
  let content = ownChildren
  for (const { name, write } of withoutOverridden(props))
    if (name === 'children') content ||= write()
    else attributes.push(write())
  const start = [tag, ...attributes].join(' ')
  return content ? `<${start}>${content}</${tag}>` : `<${start} />`
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
    const replaced = this.replace(term)
    if (replaced !== undefined) return replaced
    const source = node.getSourceFile().text
    let result = ''
    let position = node.getStart()
    node.forEachChild((child) => {
      result += source.slice(position, child.getStart()) + this.child({ ...term, node: child })
      position = child.getEnd()
    })
    return result + source.slice(position, node.getEnd())
  }

  /** Returns an element of the component with these props. */
  element(component: Term, props: readonly Member[]): string {
    return markup(this.tag(component), props.map(this.prop))
  }

  private tag(component: Term): string {
    const { node } = component
    return this.write({ ...component, node: ts.isExpressionWithTypeArguments(node) ? node.expression : node })
  }

  private readonly prop = ({ name, value }: Member): Prop => {
    if (!name) return { write: () => `{...${this.write(value)}}` }
    const format = name === 'children' ? children : (text: string) => attribute(name, text)
    return { name, write: () => format(this.write(value)) }
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

  /** Returns the args of a story that an expression stands for: a parameter, or `args` of a story. */
  private argsOf(term: Term): Member[] | undefined {
    const { node, scope } = term
    const bound = ts.isIdentifier(node) ? scope.get(node.text) : undefined
    if (Array.isArray(bound)) return bound
    return ts.isPropertyAccessExpression(node) && node.name.text === 'args' ? listMembers(term) : undefined
  }

  /** True for a parameter or a member of one, which is replaced. */
  private isBound(term: Term): boolean {
    const { node, scope } = term
    if (ts.isIdentifier(node)) return scope.has(node.text)
    return ts.isPropertyAccessExpression(node) && this.argsOf({ ...term, node: node.expression }) !== undefined
  }

  /** Returns the replacement of a node, or undefined if its children are written instead. */
  private replace(term: Term): string | undefined {
    const { node } = term
    if (ts.isIdentifier(node)) return isReference(node) ? this.name(term, node.text) : node.text
    if (ts.isShorthandPropertyAssignment(node)) {
      const value = this.name(term, node.name.text)
      return value === node.name.text ? value : `${node.name.text}: ${value}`
    }
    if (ts.isPropertyAccessExpression(node)) {
      const args = this.argsOf({ ...term, node: node.expression })
      const member = args?.find(({ name }) => name === node.name.text)
      return args && (member ? this.write(member.value) : 'undefined')
    }
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxElement(node)) return this.jsx(term, node)
    if (ts.isJsxAttribute(node) && node.initializer && ts.isJsxExpression(node.initializer)) {
      const value = node.initializer.expression
      return value && attribute(node.name.getText(), this.write({ ...term, node: value }))
    }
    // Handlers of a story do nothing, so calls of them are left out.
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const callee = { ...term, node: node.expression.expression }
      return this.isBound(callee) && this.write(callee) === NOTHING ? '' : undefined
    }
    return ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? this.call(term, node) : undefined
  }

  /** Writes calls of `fn` as the function itself, and gives `useState(args.value)` the type of the prop. */
  private call(term: Term, node: ts.CallExpression): string | undefined {
    const { text } = node.expression as ts.Identifier
    const [first] = node.arguments
    if (text === 'fn' && term.module.imports.get(text)?.from === 'storybook/test')
      return first ? this.write({ ...term, node: first }) : NOTHING
    const prop = text === 'useState' && first ? this.propNamed({ ...term, node: first }) : undefined
    if (!this.component || !first || !prop || node.typeArguments) return undefined
    const props = `${this.tag(this.component)}Props`
    const entryPoint = findEntryPoint(this.component.module.path, props, this.cache)
    if (!entryPoint) throw new Error(`It needs ${props}, which no entry point exports.`)
    this.addImport(entryPoint, `type ${props}`)
    this.addImport('react', 'useState')
    return `useState<${props}['${prop}']>(${this.write({ ...term, node: first })})`
  }

  /** Returns the name of the arg that an expression stands for. */
  private propNamed(term: Term): string | undefined {
    const { node, scope } = term
    if (ts.isPropertyAccessExpression(node)) return this.isBound(term) ? node.name.text : undefined
    const bound = ts.isIdentifier(node) ? scope.get(node.text) : undefined
    return bound && 'prop' in bound ? bound.prop : undefined
  }

  /** Writes a name: the argument of a parameter, or the name itself, which is then imported or declared. */
  private name({ module, scope }: Term, name: string): string {
    const bound = scope.get(name)
    if (!bound) this.need(module, name)
    else if (Array.isArray(bound)) return `{ ${bound.map((member) => this.property(member)).join(', ')} }`
    else return 'text' in bound ? bound.text : this.write(bound)
    return name
  }

  private property({ name, value }: Member): string {
    const text = this.write(value)
    if (!name) return `...${text}`
    return name === text ? name : `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${text}`
  }

  private need(module: SourceModule, name: string): void {
    const statement = module.declarations.get(name)
    if (module.imports.has(name)) this.needImport(module, name)
    else if (statement && !this.declared.has(statement)) {
      this.declared.add(statement)
      const code = this.write({ node: statement, module, scope: new Map() })
      this.declarations.push(code.replace(/^export (default )?/, '').replace(/^ *\/\/ biome-ignore.*\n/gm, ''))
    }
  }

  private needImport(module: SourceModule, name: string) {
    const { from = '', imported = '', isType = false } = module.imports.get(name) ?? {}
    if (/^storybook|^@storybook/.test(from)) throw new Error(`It uses ${name} of Storybook.`)
    if (from.includes('?')) throw new Error(`It imports ${name} as a file, which needs a bundler.`)
    const specifier = `${isType ? 'type ' : ''}${imported === name ? name : `${imported} as ${name}`}`
    if (!from.startsWith('.')) return this.addImport(from, specifier)
    const path = resolveImport(from, module.path)
    const entryPoint = findEntryPoint(path, imported, this.cache)
    if (entryPoint) this.addImport(entryPoint, specifier)
    else if (isHelper(path)) this.need(readModule(path), imported)
    else throw new Error(`It uses ${name}, which its package does not export.`)
  }

  private addImport(from: string, name: string): void {
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(name))
  }

  /** Writes an element with args in place of their spread, or the story that a decorator surrounds. */
  private jsx(term: Term, node: ts.JsxSelfClosingElement | ts.JsxElement): string | undefined {
    const { tagName, attributes } = ts.isJsxElement(node) ? node.openingElement : node
    const bound = term.scope.get(tagName.getText())
    if (bound && 'text' in bound) return bound.text
    const spreadArgs = (property: ts.JsxAttributeLike) =>
      ts.isJsxSpreadAttribute(property) ? this.argsOf({ ...term, node: property.expression }) : undefined
    if (!attributes.properties.some(spreadArgs)) return undefined
    const props = attributes.properties.flatMap((property): Prop[] => {
      const write = () => this.write({ ...term, node: property })
      if (ts.isJsxAttribute(property)) return [{ name: property.name.getText(), write }]
      return spreadArgs(property)?.map(this.prop) ?? [{ write }]
    })
    const inner = ts.isJsxElement(node)
      ? node.children.map((child) => this.child({ ...term, node: child })).join('')
      : ''
    return markup(this.child({ ...term, node: tagName }), props, inner.trim() && inner)
  }
}
