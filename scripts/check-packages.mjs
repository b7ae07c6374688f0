// Builds the packages as they are published and asks publint and attw whether anybody could install them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const tarballs = mkdtempSync(join(tmpdir(), 'placard-packages-'))
const run = (command, args, cwd = root) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`)
}

try {
  run('pnpm', ['--silent', 'run', 'build:packages'])
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join(root, 'packages', name)
    run('publint', ['--strict'], folder)
    run('pnpm', ['--silent', 'pack', '--pack-destination', tarballs], folder)
  }
  for (const tarball of readdirSync(tarballs))
    run('attw', [
      join(tarballs, tarball),
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      'embed.css',
      'theme.css',
      'theme-script.js',
      'tailwind.css',
    ])
  run('node', ['scripts/check-consumer.mjs'])
  run('node', ['scripts/check-styles.mjs', tarballs])
} finally {
  rmSync(tarballs, { recursive: true, force: true })
}
