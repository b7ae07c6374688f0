// Says in the declarations of the current package that optional properties may be undefined, which they may in its code: it is
// compiled without `exactOptionalPropertyTypes`. Projects with that option would otherwise have to leave them out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const { SyntaxKind } = ts
const ALLOWS_UNDEFINED = new Set([SyntaxKind.UndefinedKeyword, SyntaxKind.AnyKeyword, SyntaxKind.UnknownKeyword])
/** Types that end with another type, to which `| undefined` would belong. */
const IN_PARENTHESES = new Set([SyntaxKind.FunctionType, SyntaxKind.ConstructorType, SyntaxKind.ConditionalType])

const allowsUndefined = (type) =>
  ALLOWS_UNDEFINED.has(type.kind) || (ts.isUnionTypeNode(type) && type.types.some(allowsUndefined))

/** Returns declarations whose optional properties allow `undefined`. */
export function allowUndefined(declarations) {
  const file = ts.createSourceFile('index.d.ts', declarations, ts.ScriptTarget.Latest)
  const insertions = []
  const visit = (node) => {
    const isOptional =
      (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isMappedTypeNode(node)) &&
      node.questionToken !== undefined &&
      node.questionToken.kind !== SyntaxKind.MinusToken
    if (isOptional && node.type && !allowsUndefined(node.type)) {
      const needsParentheses = IN_PARENTHESES.has(node.type.kind)
      if (needsParentheses) insertions.push([node.type.getStart(file), '('])
      insertions.push([node.type.end, needsParentheses ? ') | undefined' : ' | undefined'])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  let result = declarations
  // From the end, so that positions stay right. A property in the type of another one ends first.
  for (const [at, text] of insertions.toSorted(([one], [other]) => other - one))
    result = result.slice(0, at) + text + result.slice(at)
  return result
}

if (import.meta.main ?? process.argv[1] === import.meta.filename)
  for (const name of readdirSync('dist', { recursive: true }).filter((path) => path.endsWith('.d.ts'))) {
    const path = join('dist', name)
    writeFileSync(path, allowUndefined(readFileSync(path, 'utf8')))
  }
