// Copies a package's style sources beside its built files; for ui it also builds the sheets for consumers without Tailwind and
// for pages that are not ours, the design tokens as JSON, and the script against the flash as a file, for pages that refuse
// inline scripts.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { designTokens } from './design-tokens.mjs'
import { guestStyles } from './guest-styles.mjs'

const folder = join(import.meta.dirname, '../..', 'packages', process.argv[2] ?? '')
for (const sheet of ['theme.css', 'tokens.css', 'tailwind.css']) {
  const source = join(folder, 'src', sheet)
  if (existsSync(source)) copyFileSync(source, join(folder, 'dist', sheet))
}
const tokens = join(folder, 'src', 'tokens.css')
if (existsSync(tokens)) writeFileSync(join(folder, 'dist', 'tokens.json'), designTokens(readFileSync(tokens, 'utf8')))
const script = join(folder, 'dist', 'theme-script', 'theme-script.js')
if (existsSync(script)) {
  const { themeScript } = await import(pathToFileURL(script).href)
  writeFileSync(join(folder, 'dist', 'theme-script.js'), `${themeScript()}\n`)
}
if (existsSync(join(folder, 'src', 'styles.css'))) {
  const { status } = spawnSync('tailwindcss', ['-i', 'src/styles.css', '-o', 'dist/styles.css', '--minify'], {
    cwd: folder,
    stdio: 'inherit',
    shell: true,
  })
  if (status !== 0) process.exit(status ?? 1)
  const styles = readFileSync(join(folder, 'dist', 'styles.css'), 'utf8')
  writeFileSync(join(folder, 'dist', 'embed.css'), guestStyles(styles))
  writeFileSync(join(folder, 'dist', 'embed-important.css'), guestStyles(styles, { important: true }))
}
