// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources with templates are input of these tests.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { messages as consoleMessages } from '../../apps/console/src/de/messages.js'
import { PLATFORM_NAMES } from '../../packages/domain/src/platform/platform.js'
import { de } from '../../packages/forms/src/de/german.js'
import { translateText } from '../../packages/forms/src/use-translate.js'

const root = join(import.meta.dirname, '../..')
const messages = { ...(de.messages as Readonly<Record<string, string>>), ...consoleMessages }

/** Files whose sentences are shown to users and translated by their English text. */
const SOURCES = [
  'packages/domain/src/{account,admin,asset,campaign,click-test,creative,creative-settings,file-manager,publish-checks,tag}/*.ts',
  'packages/domain/src/{landing-page,tracker,user,vast,web-address}/*.ts',
  'packages/domain/src/discrepancy/!(partner-days|partner-headers|partner-numbers|partner-statements).ts',
  'packages/domain/src/hand-over/hand-over.ts',
  'packages/domain/src/layout/layout-options.ts',
  'packages/domain/src/platform/{platform-macros,platforms}.ts',
  'packages/domain/src/problem/problem.ts',
  'packages/domain/src/report/report-file.ts',
  'packages/domain/src/scheduled-report/email-subscription.ts',
  'packages/domain/src/vast-rules/vast-rules.ts',
  'packages/forms/src/product/tags-panel/{read-vast.ts,vast-test.tsx}',
  'apps/api/src/discrepancy/*.ts',
  'apps/api/src/routes/discrepancies.ts',
  'apps/console/src/data/**/*.ts',
]

/** Codes and names with a space that are never shown, or are the same in every language. */
const CODES = new Set<string>([
  ...PLATFORM_NAMES,
  ...[
    'wrong place',
    'escaped twice',
    'encoded twice',
    'no tag',
    'cut off',
    'custom click',
    'Failed to fetch',
    'The object exists.',
  ],
  ...['US East (N. Virginia)', 'Asia Pacific (Sydney)', 'Full HD'],
  // Words of partners' files.
  ...['report fields', 'Creative id', 'tracked ads', 'video started', 'video fully played', 'video played '],
  ...['grand total', 'report total', 'total general', 'totale generale', 'total geral'],
  // Names that are stored.
  ...['New creative', ' (Copy {0})'],
])

const isShown = (text: string) => /\p{L}['’]?\p{L}* [\p{L}“{(]/u.test(text) && !/<\/|="|^\w+\/\w+/.test(text)

/** Returns a template's text with `{0}`, `{1}` in place of its values. */
const withPlaceholders = ({ head, templateSpans }: ts.TemplateExpression): string =>
  head.text + templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`).join('')

/** Returns the sentences of a file: literals with several words, with values as `{0}`. */
function listSentences(path: string, text: string): string[] {
  const sentences: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return
    // Lists such as 'start midpoint'.split(' ') contain names.
    if (ts.isCallExpression(node) && /\.split\('[^']*'\)$/.test(node.getText())) return
    const sentence = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? withPlaceholders(node)
        : ''
    // A value at the start or end that is a sentence itself is translated on its own.
    const own = sentence.replace(/^\{\d+\} (?=\p{Lu})/u, '').replace(/(?<=[.?]) \{\d+\}$/, '')
    if (isShown(own) && !CODES.has(own)) sentences.push(own)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return sentences
}

/** Returns whether the German of a sentence is complete: no English sentence is left, and no value is lost. */
function isTranslated(sentence: string): boolean {
  const english = sentence.replace(/\{(\d+)\}/g, '§$1')
  const values = english.match(/§\d+/g) ?? []
  const german = translateText(english, messages)
  const parts = english.split(/(?<=[.?]) /)
  return parts.every((part) => !german.includes(part)) && values.every((value) => german.includes(value))
}

describe('explanations in German', () => {
  // Texts in groups, such as `lintTexts`, have translations by their types.
  const files = globSync(SOURCES, { cwd: root }).filter((path) => !/\.(test|stories|fixture)\.|-texts\.ts$/.test(path))

  it('are complete: a sentence without a translation fails', () => {
    const sentences = files.flatMap((path) => listSentences(path, readFileSync(join(root, path), 'utf8')))
    expect(sentences.length).toBeGreaterThan(400)
    expect(sentences.filter((sentence) => !isTranslated(sentence))).toEqual([])
  })

  it.each([
    ['an unknown sentence', "const a = 'The tag is too old.'"],
    ['an unknown sentence with a value', 'const a = (n: number) => `The tag has ${n} problems.`'],
    ['a known sentence before an unknown one', "const a = 'Take it out. Then test the tag again.'"],
    ['a reworded one', 'const a = (m: string) => `Please use ${m}.`'],
  ])('miss %s', (_, source) => {
    expect(listSentences('a.ts', source).filter(isTranslated)).toEqual([])
    expect(listSentences('a.ts', source)).toHaveLength(1)
  })

  it.each([
    [
      'a finding in a line',
      'The VAST document is invalid in line 3. Ad is empty.',
      'in Zeile 3 ungültig. Ad ist leer.',
    ],
    ['a URL at the end', "Tracking isn't a valid URL: https://a.test/?a=1.2&b=100%", 'https://a.test/?a=1.2&b=100%'],
    ['a label in a message', "The click macro of B is missing because it isn't public.", 'Das Klickmakro von B'],
  ])('of %s keep their values', (_, english, part) => expect(translateText(english, messages)).toContain(part))
})

const TEXT_PROPS = /^(aria-label|title|label|hint|description|placeholder|eyebrow|valueText|search|alt)$/

/** Returns the texts that are written in JSX instead of a message group. */
function textsInJsx(path: string, text: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) texts.push(node.text)
    if (ts.isJsxAttribute(node) && node.initializer && TEXT_PROPS.test(node.name.getText())) {
      const { initializer } = node
      if (ts.isStringLiteral(initializer)) texts.push(initializer.text)
      const value = ts.isJsxExpression(initializer) ? initializer.expression : undefined
      if (value && ts.isStringLiteralLike(value)) texts.push(value.text)
      if (value && ts.isTemplateExpression(value)) texts.push(withPlaceholders(value).replace(/\{\d+\}/g, ''))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return texts.filter((one) => /\p{L}{2}/u.test(one)).map((one) => `${path}: ${one.trim()}`)
}

describe('texts of the console', () => {
  it('are in message groups, which have a German translation', () => {
    const files = globSync('apps/console/src/**/*.tsx', { cwd: root }).filter(
      (path) => !/\.(test|stories|fixture)\.|\/testing\//.test(path),
    )
    const found = files.flatMap((path) => textsInJsx(path, readFileSync(join(root, path), 'utf8')))
    // Data of the sample account, the name of the product and a data format.
    const data = /: (Northwind Bikes.*|Placard|JSON)$/
    expect(found.filter((text) => !data.test(text))).toEqual([])
  })

  it.each([
    ['text', '<p>Nothing here</p>'],
    ['a label', '<Card label="Nothing here" />'],
    ['a template', '<Card label={`Nothing in ${name}`} />'],
  ])('are found as %s', (_, source) => expect(textsInJsx('a.tsx', source)).toHaveLength(1))
})
