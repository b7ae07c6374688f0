// Checks that no regular expression of the repository takes exponential time, and none of the product polynomial time:
// outside text could stop the server or a page with it. A pattern whose texts are always short is exempted by a comment
// beside it, "Polynomial: <reason>". Paths check these files only.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSlowRegexes } from './find-slow-regexes.mjs'

const root = join(import.meta.dirname, '../..')
const SOURCES = ['*.{ts,mjs,cjs}', '{packages,apps,scripts,e2e,bench,consumers,.storybook}/**/*.{ts,tsx,mjs,js}']
const LEFT_OUT = /(^|[\\/])(node_modules|dist|storybook-static|\.vitest|migrations)([\\/]|$)/

const paths = process.argv.slice(2)
const found = paths.length > 0 ? paths : globSync(SOURCES, { cwd: root, exclude: (path) => LEFT_OUT.test(path) })
const files = found.map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8'),
}))
const problems = await findSlowRegexes(files)
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`Checked the regular expressions of ${files.length} files.\n`)
// Does not wait for the checker's process.
process.exit(problems.length > 0 ? 1 : 0)
