// Writes the code of a story as a module that readers can copy. Without it, some 180 pages would need an example by hand,
// of 14 lines each, that nothing compares with the component.
import ts from 'typescript'
import { ExampleWriter, type ExportCache } from './example-writer.js'
import {
  type FunctionNode,
  isFunction,
  listMembers,
  type Member,
  readText,
  resolve,
  returnedBy,
  type Scope,
  type StoryFields,
  type StoryModule,
  type Term,
  withoutOverridden,
} from './story-terms.js'

/** Elements that only place a story on its page. */
const LAYOUT = new Set(['div', 'section', 'Card'])

/** Binds the args of a story to the parameter of its render function. */
function bindArgs(term: Term, { parameters: [first] }: FunctionNode, args: Member[]): Scope {
  const scope = new Map(term.scope)
  if (!first) return scope
  if (!ts.isObjectBindingPattern(first.name)) return scope.set(first.name.getText(), args)
  let rest = args
  for (const { propertyName, name, initializer, dotDotDotToken } of first.name.elements) {
    const prop = (propertyName ?? name).getText()
    const value = args.find((arg) => arg.name === prop)?.value ?? (initializer && { ...term, node: initializer })
    if (dotDotDotToken) scope.set(prop, rest)
    else scope.set(name.getText(), value ? { ...value, prop } : { text: 'undefined' })
    rest = rest.filter((arg) => arg.name !== prop)
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

function readDecorators(fields: StoryFields): Term[] {
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
    return writer.write({ ...decorator, node: result, scope: new Map(decorator.scope).set(story, { text: inner }) })
  }, markup)
}

/** Returns `parameters.docs.source.code` of a story, for examples that a story cannot show, such as a real client. */
function writtenExample(story: StoryFields): string | undefined {
  let term = story.get('parameters')
  for (const name of ['docs', 'source', 'code'])
    term = term && listMembers(term)?.find((member) => member.name === name)?.value
  return readText(term)
}

/**
 * Returns a module with the component `Example`, which shows what a story shows: public imports, args in place, and
 * the helpers of the story file that it uses. Throws for stories that use what is not exported.
 */
export function writeExample({ meta, stories }: StoryModule, name: string, cache: ExportCache): string {
  const story: StoryFields = stories.get(name) ?? new Map()
  const written = writtenExample(story)
  if (written !== undefined) return written
  const component = meta.get('component')
  const writer = new ExampleWriter(cache, component)
  const args = withoutOverridden(
    [meta, story].flatMap((fields) => {
      const object = fields.get('args')
      if (!object) return []
      const members = listMembers(object)
      if (!members) throw new Error('The story computes its args in more than one step.')
      return members
    }),
  )
  const decorators = [...readDecorators(story), ...readDecorators(meta)]
  const example = (markup: string) =>
    writer.module(`export function Example() {\n  return (${wrap(writer, markup, decorators)})\n}`)
  const render = story.get('render') ?? meta.get('render')
  const fn = render && resolve(render)
  if (!fn || !isFunction(fn.node) || !fn.node.body) {
    if (!component) throw new Error('The story has neither a component nor a render function.')
    return example(writer.element(component, args))
  }
  const scope = bindArgs(fn, fn.node, args)
  const result = returnedBy(fn.node)
  const code = writer.write({ ...fn, node: result ?? fn.node.body, scope })
  if (result) return example(code)
  // Hooks must be called below the elements around the story.
  const around = wrap(writer, '<Content />', decorators)
  if (around === '<Content />') return writer.module(`export function Example() ${code}`)
  return writer.module(`function Content() ${code}\n\nexport function Example() {\n  return (${around})\n}`)
}
