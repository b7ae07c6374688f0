// Builds and packs the packages, checks what is in the tarballs, checks them with publint and uses them on a server and in a
// bundler. `npm run test:full` also checks their types with attw and their styles in a browser.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPackageProblems } from './find-package-problems.mjs'

const root = join(import.meta.dirname, '../..')
const isNormal = process.env.PLACARD_TEST_DEPTH === 'normal'
const temp = mkdtempSync(join(tmpdir(), 'placard-packages-'))
const tarballs = join(temp, 'tarballs')
const run = (command, args, cwd = root) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`)
}
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

const { license, repository, homepage, bugs } = readJson('package.json')
const { access } = readJson('.changeset/config.json')

/** Throws if a tarball lacks what consumers need, or has what they don't. */
function checkContents(name, tarball) {
  const unpacked = join(temp, name)
  mkdirSync(unpacked)
  run('tar', ['-xzf', tarball, '-C', unpacked])
  const guides = readdirSync(join(root, 'packages', name, 'docs'))
  const problems = findPackageProblems(join(unpacked, 'package'), {
    guides,
    license,
    repository,
    homepage,
    bugs,
    access,
  })
  if (problems.length > 0) throw new Error(`The package ${name} is not ready to publish:\n${problems.join('\n')}`)
  console.log(`The package ${name} has what consumers need, and nothing else.`)
}

/**
 * Checks the declarations as consumers may: with `skipLibCheck` off, because TypeScript can declare types that it cannot
 * name, and those of domain without the types of a browser.
 */
function checkTypes(name) {
  const { exports } = readJson(`packages/${name}/package.json`).publishConfig
  const entries = Object.values(exports).flatMap(({ types = [] }) => types)
  const lib = name === 'domain' ? 'es2023' : 'es2023,dom,dom.iterable'
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', lib, '--types', 'node']
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false']
  run('tsc', ['--noEmit', '--ignoreConfig', ...modules, ...strict, ...entries], join(root, 'packages', name))
  console.log(`The declarations of ${name} have no errors.`)
}

try {
  run('pnpm', ['--silent', 'run', 'build:packages'])
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join(root, 'packages', name)
    run('pnpm', ['--silent', 'pack', '--pack-destination', tarballs], folder)
    const tarball = join(tarballs, `placard-${name}-${readJson(`packages/${name}/package.json`).version}.tgz`)
    checkContents(name, tarball)
    checkTypes(name)
    run('publint', ['--strict', tarball])
  }
  for (const tarball of isNormal ? [] : readdirSync(tarballs))
    run('attw', [
      join(tarballs, tarball),
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      'embed.css',
      'embed-important.css',
      'theme.css',
      'theme-script.js',
      'tailwind.css',
    ])
  run('node', ['scripts/packages/check-built-packages.mjs'])
  if (!isNormal) run('node', ['scripts/packages/check-styles.mjs', tarballs])
} finally {
  rmSync(temp, { recursive: true, force: true })
}
