import ts from 'typescript'
import { ExampleWriter, type ExportCache } from './example-writer.js'
import {
  type FunctionNode,
  isFunction,
  type Member,
  membersOf,
  resolve,
  returnedBy,
  type Scope,
  type StoryFields,
  type StoryModule,
  type Term,
  textOf,
} from './story-terms.js'

/** Elements that only place a story on its page. */
const LAYOUT = new Set(['div', 'section', 'Card'])

/** Returns the members of several objects; the last one with a name is used. */
function merge(objects: readonly (Term | undefined)[]): Member[] {
  const members: Member[] = []
  for (const object of objects)
    for (const member of (object && membersOf(object)) ?? []) {
      const { node } = member.value
      const isArgsOfStory = !member.name && ts.isPropertyAccessExpression(node) && node.name.text === 'args'
      for (const added of isArgsOfStory ? merge([member.value]) : [member]) {
        const index = members.findIndex(({ name }) => name !== undefined && name === added.name)
        if (index >= 0) members.splice(index, 1)
        members.push(added)
      }
    }
  return members
}

/** Binds the args of a story to the parameter of its render function. */
function bindArgs(term: Term, fn: FunctionNode, args: Member[]): Scope {
  const scope = new Map(term.scope)
  const [first, context] = fn.parameters
  if (context) throw new Error('The render function uses the context of Storybook.')
  if (!first) return scope
  if (ts.isIdentifier(first.name)) return scope.set(first.name.text, args)
  if (!ts.isObjectBindingPattern(first.name))
    throw new Error('The render function destructures its args in a way that is not supported.')
  let rest = args
  for (const { propertyName, name, initializer, dotDotDotToken } of first.name.elements) {
    if (dotDotDotToken) {
      scope.set(name.getText(), rest)
      continue
    }
    const property = (propertyName ?? name).getText()
    const missing = initializer ?? ts.factory.createIdentifier('undefined')
    const value = args.find((arg) => arg.name === property)?.value ?? { ...term, node: missing }
    scope.set(name.getText(), { ...value, prop: property })
    rest = rest.filter((arg) => arg.name !== property)
  }
  return scope
}

/** Returns true for markup that only places the story, such as a `div` with a width. */
function isLayout(node: ts.Node, story: string): boolean {
  if (ts.isParenthesizedExpression(node)) return isLayout(node.expression, story)
  if (ts.isJsxText(node)) return node.containsOnlyTriviaWhiteSpaces
  if (ts.isJsxExpression(node)) return node.expression?.getText() === `${story}()`
  if (ts.isJsxSelfClosingElement(node)) return node.tagName.getText() === story
  return (
    ts.isJsxElement(node) &&
    LAYOUT.has(node.openingElement.tagName.getText()) &&
    node.children.every((child) => isLayout(child, story))
  )
}

function decoratorsOf(fields: StoryFields): Term[] {
  const list = fields.get('decorators')
  const array = list && resolve(list)
  if (!array || !ts.isArrayLiteralExpression(array.node)) return []
  return array.node.elements.map((node) => resolve({ ...array, node }))
}

/** Puts decorators that a component needs, such as a form around a field, around its markup. */
function wrap(writer: ExampleWriter, markup: string, decorators: Term[]): string {
  return decorators.reduce((inner, decorator) => {
    const { node } = decorator
    if (!isFunction(node) || node.parameters.length !== 1) return inner
    const story = node.parameters[0]?.name.getText() ?? ''
    const result = returnedBy(node)
    if (!result || isLayout(result, story)) return inner
    return writer.write({ ...decorator, node: result, scope: new Map(decorator.scope).set(story, { markup: inner }) })
  }, markup)
}

/** Returns `parameters.docs.source.code` of a story, for examples that a story cannot show, such as a real client. */
function writtenExample(story: StoryFields): string | undefined {
  let term = story.get('parameters')
  for (const name of ['docs', 'source', 'code'])
    term = term && membersOf(term)?.find((member) => member.name === name)?.value
  return textOf(term)
}

/**
 * Returns a module with the component `Example`, which shows what a story shows: public imports, args in place, and
 * the helpers of the story file that it uses. Throws for stories that use what is not exported.
 */
export function writeExample({ meta, stories }: StoryModule, name: string, cache: ExportCache): string {
  const story = stories.get(name) ?? new Map<string, Term>()
  const written = writtenExample(story)
  if (written !== undefined) return written
  const component = meta.get('component')
  const writer = new ExampleWriter(cache, component)
  const args = merge([meta.get('args'), story.get('args')])
  const decorators = [...decoratorsOf(story), ...decoratorsOf(meta)]
  const render = story.get('render') ?? meta.get('render')
  const returns = (markup: string) => `{\n  return (${markup})\n}`
  if (!render) {
    if (!component) throw new Error('The story has neither a component nor a render function.')
    const markup = writer.element(component, args)
    return writer.module(`export function Example() ${returns(wrap(writer, markup, decorators))}`)
  }
  const fn = resolve(render)
  if (!isFunction(fn.node) || !fn.node.body) throw new Error('The render function is not in the story file.')
  const scope = bindArgs(fn, fn.node, args)
  const { body } = fn.node
  const code = writer.write({ ...fn, node: returnedBy(fn.node) ?? body, scope })
  const markup = ts.isBlock(body) && !returnedBy(fn.node) ? '<Content />' : code
  const wrapped = wrap(writer, markup, decorators)
  if (markup === code) return writer.module(`export function Example() ${returns(wrapped)}`)
  // Hooks must be called below the elements around the story.
  if (wrapped === markup) return writer.module(`export function Example() ${code}`)
  return writer.module(`function Content() ${code}\n\nexport function Example() ${returns(wrapped)}`)
}
