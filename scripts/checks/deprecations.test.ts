import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Name of a declaration, with that of its interface or class: `ButtonProps.tone`. */
function readName(node: ts.Node): string {
  const name = ts.getNameOfDeclaration(node as ts.Declaration)?.getText() ?? ''
  const { parent } = node
  return ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent) ? `${parent.name?.text}.${name}` : name
}

/** Returns the problems of the `@deprecated` tags in a file: each names a replacement, and the migration page names both. */
function deprecationProblems(path: string, text: string, page: string): string[] {
  const problems: string[] = []
  const visit = (node: ts.Node) => {
    // The compiler also finds the tag of a constant at its statement and its identifier.
    const tag = ts.isVariableStatement(node) || ts.isIdentifier(node) ? undefined : ts.getJSDocDeprecatedTag(node)
    if (tag) {
      const name = readName(node)
      const replacement = /^Use `([^`]+)`/.exec(ts.getTextOfJSDocComment(tag.comment) ?? '')?.[1]
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
      if (!replacement) problems.push(`${path}: '@deprecated' of ${name} does not start with "Use \`replacement\`"`)
      else if (!row?.includes(`\`${replacement}\``))
        problems.push(`docs/migration.md has no row that replaces \`${name}\` by \`${replacement}\``)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return problems
}

it('lists each deprecated export with its replacement on the migration page', () => {
  const page = readFileSync(join(root, 'docs/migration.md'), 'utf8')
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const problems = files.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return text.includes('@deprecated') ? deprecationProblems(path, text, page) : []
  })
  expect(problems).toEqual([])
})

const row = '| `oldName` | `newName` | 1.1.0 |'

it.each([
  ['a function', '/** @deprecated Use `newName`. */ export function oldName() {}', row],
  ['a constant', '/** @deprecated Use `newName`. */ export const oldName = 1', row],
  ['a prop', 'interface P {\n/** @deprecated Use `b`. */\na: string }', '| `P.a` | `b` | 1.1.0 |'],
])('accepts %s on the page', (_, source, page) => expect(deprecationProblems('a.ts', source, page)).toEqual([]))

it.each([
  ['no replacement', '/** @deprecated */ export function oldName() {}', row],
  ['no code name', '/** @deprecated Use something else. */ export const oldName = 1', row],
  ['no row', '/** @deprecated Use `newName`. */ export const oldName = 1', 'None.'],
  ['another replacement', '/** @deprecated Use `other`. */ export const oldName = 1', row],
  ['a prop without a row', 'interface P {\n/** @deprecated Use `b`. */\na: string }', row],
])('finds a deprecation with %s', (_, source, page) =>
  expect(deprecationProblems('a.ts', source, page)).toHaveLength(1),
)
