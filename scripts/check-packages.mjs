// Builds and packs the packages, checks them with publint and uses them on a server and in a bundler. `npm run test:full`
// also checks their types with attw and their styles in a browser.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const isNormal = process.env.PLACARD_TEST_DEPTH === 'normal'
const tarballs = mkdtempSync(join(tmpdir(), 'placard-packages-'))
const run = (command, args, cwd = root) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`)
}

/** Required because of `useEffectEvent`: with an older React a report would stay blank, so npm must reject it. */
function checkPeers(name, { peerDependencies = {} }) {
  for (const peer of ['react', 'react-dom'])
    if (name !== 'domain' && peerDependencies[peer] !== '>=19.2')
      throw new Error(`${name} asks for ${peer} ${peerDependencies[peer]}, not >=19.2`)
}

/** Throws if tests, fixtures or stories are published. */
function checkContents(tarball) {
  const { stdout } = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
  const files = stdout.split('\n').filter((path) => /\.(fixture|test|stories)\./.test(path))
  if (!stdout.includes('package/dist/index.js') || files.length > 0)
    throw new Error(`${tarball} holds what no consumer needs: ${files.join(', ')}`)
}

try {
  run('pnpm', ['--silent', 'run', 'build:packages'])
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join(root, 'packages', name)
    run('publint', ['--strict'], folder)
    run('pnpm', ['--silent', 'pack', '--pack-destination', tarballs], folder)
    checkPeers(name, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  }
  for (const tarball of readdirSync(tarballs)) checkContents(join(tarballs, tarball))
  for (const tarball of isNormal ? [] : readdirSync(tarballs))
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
  if (!isNormal) run('node', ['scripts/check-styles.mjs', tarballs])
} finally {
  rmSync(tarballs, { recursive: true, force: true })
}
