// Finds the regular expressions of a source file with their place, and the reason that exempts one.
import ts from 'typescript'

/** Comment before the line of a pattern that may take polynomial time, with the reason. */
const EXEMPTION = /Polynomial: (\S.+)/

/** Returns the constant text of an expression: a literal, `String.raw`, or both joined; undefined if it is computed. */
function constantText(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isParenthesizedExpression(node)) return constantText(node.expression)
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
    return ts.isNoSubstitutionTemplateLiteral(node.template) ? node.template.rawText : undefined
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [constantText(node.left), constantText(node.right)]
    return left === undefined || right === undefined ? undefined : left + right
  }
  return undefined
}

/** Returns pattern and flags of a literal, or of a call of `RegExp` with constant text; undefined for other nodes. */
function regexAt(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/')
    return { pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) }
  }
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== 'RegExp')
    return undefined
  const [pattern, flags] = node.arguments ?? []
  const text = pattern && constantText(pattern)
  return text === undefined ? undefined : { pattern: text, flags: (flags && constantText(flags)) ?? '' }
}

/** Returns the reason in a comment beside a pattern, or before its statement or property. */
function findExemption(node, source) {
  const text = source.text
  for (let at = node; at && !ts.isSourceFile(at); at = at.parent) {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, at.getFullStart()) ?? []) {
      const [, reason] = EXEMPTION.exec(text.slice(pos, end)) ?? []
      if (reason) return reason
    }
    if (ts.isStatement(at)) return undefined
  }
  return undefined
}

/** Returns the patterns of a file: `{ pattern, flags, line, reason }`. */
export function findRegexes(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const found = []
  const visit = (node) => {
    const regex = regexAt(node)
    if (regex) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ ...regex, line, reason: findExemption(node, source) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
