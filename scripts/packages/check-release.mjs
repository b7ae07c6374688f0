// Rehearses a release in a copy of the files in Git: raises the version with a changeset, then builds, packs and checks the
// packages, and publishes them without uploading.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'placard-release-'))
const CHANGE = 'Rehearse a release'

function run(command, args, cwd = copy) {
  const env = { ...process.env, PLACARD_TEST_DEPTH: 'normal' }
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`)
}
const readCopy = (path) => readFileSync(join(copy, path), 'utf8')
const readVersion = (name) => JSON.parse(readCopy(`packages/${name}/package.json`)).version

try {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  // Deleted files stay in the list until they are committed.
  for (const path of new Set(files.toString().split('\0').filter(Boolean)))
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { verbatimSymlinks: true })
  writeFileSync(join(copy, '.changeset/rehearsal.md'), `---\n"@placard/ui": patch\n---\n\n${CHANGE}\n`)
  // Changelog entries contain the commit of their changeset.
  run('git', ['init', '--quiet'])
  run('git', ['add', '--all'])
  run('git', ['-c', 'user.name=Placard', '-c', 'user.email=placard@placard.test', 'commit', '--quiet', '-m', CHANGE])

  run('pnpm', ['--silent', 'install', '--frozen-lockfile', '--prefer-offline'])
  run('pnpm', ['--silent', 'run', 'version-packages'])
  const names = readdirSync(join(copy, 'packages'))
  const [version, ...others] = new Set(names.map(readVersion))
  if (others.length > 0) throw new Error(`The packages have different versions: ${[version, ...others].join(', ')}`)
  if (!readCopy('packages/ui/CHANGELOG.md').includes(CHANGE)) throw new Error('The changelog of ui lacks the change')
  if (/^\s*- @placard\//m.test(readCopy('packages/forms/CHANGELOG.md')))
    throw new Error('A changelog lists our own packages')

  run('node', ['scripts/packages/check-packages.mjs'])
  for (const name of names)
    run('pnpm', ['--silent', 'publish', '--dry-run', '--no-git-checks'], join(copy, 'packages', name))
  console.log(`${names.join(', ')} ${version} are ready to publish.`)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
