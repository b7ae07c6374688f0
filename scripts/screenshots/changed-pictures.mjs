// Finds screenshots that differ from their baseline, draws the differences, and writes what a reviewer decides.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Folder in which Vitest stores screenshots of failed tests. */
export const ATTACHMENTS = join('.vitest', 'attachments')

/** The only files that a decision may write. */
const BASELINE = /^(packages|apps)\/[\w-]+\/src\/([\w-]+\/)*__screenshots__\/[\w-]+\.png$/
/** A mismatch has the picture '…-actual', a story without a baseline '…-reference'. */
const FAILED = /^(.+)\/[^/]+\.stories\.tsx\/(.+)-(?:actual|reference)-[a-z]+-[a-z0-9]+\.png$/

const git = (root, ...args) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28 })
const zeroSeparated = (output) => output.toString().split('\0').filter(Boolean)
const readIfExists = (file) => (existsSync(file) ? readFileSync(file) : undefined)

/** Returns the blob hash of each screenshot in git's index by path. */
function stagedHashes(root) {
  const entries = zeroSeparated(git(root, 'ls-files', '--stage', '-z', '--', ':(glob)**/__screenshots__/*.png'))
  return new Map(
    entries.map((entry) => {
      const [fields, path] = entry.split('\t')
      return [path, fields.split(' ')[1]]
    }),
  )
}

/** Returns paths of screenshots that were updated since they were last staged or committed. */
function findUpdated(root) {
  const args = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']
  return zeroSeparated(git(root, ...args, '--', ':(glob)**/__screenshots__/*.png'))
    .filter((line) => line[1] !== ' ')
    .map((line) => line.slice(3))
}

/** Returns pairs of a baseline's path and the file with the picture of its failed test. */
function findFailed(root) {
  const attachments = join(root, ATTACHMENTS)
  if (!existsSync(attachments)) return []
  return readdirSync(attachments, { recursive: true }).flatMap((file) => {
    const [, folder, name] = FAILED.exec(file.replaceAll('\\', '/')) ?? []
    return name ? [[`${folder}/__screenshots__/${name}.png`, join(attachments, file)]] : []
  })
}

const findKind = ({ before, after }) => (!before ? 'new' : !after ? 'removed' : 'changed')

/**
 * Returns screenshots to review, each with its picture before and after: those of failed tests, and those updated in
 * the working tree that are not staged yet. `hash` is the staged version.
 */
export function findPictures(root) {
  const hashes = stagedHashes(root)
  const failed = new Map(findFailed(root))
  const paths = [...new Set([...failed.keys(), ...findUpdated(root)])].filter((path) => BASELINE.test(path)).sort()
  return paths
    .map((path) => {
      const hash = hashes.get(path)
      const stored = readIfExists(join(root, path))
      const before = failed.has(path) ? stored : hash && git(root, 'cat-file', 'blob', hash)
      const after = failed.has(path) ? readFileSync(failed.get(path)) : stored
      const [, name, theme] = /^(.*?)(?:-(light|dark))?\.png$/.exec(basename(path))
      return { path, name, theme, kind: findKind({ before, after }), hash, before, after }
    })
    .filter(({ before, after }) => !(before && after && before.equals(after)))
}

/** Makes a picture the baseline and stages it, or restores the former baseline and its staged version. */
export function decide(root, { path, hash, before, after }, isAccepted) {
  const file = join(root, path)
  const content = isAccepted ? after : before
  if (content) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  } else rmSync(file, { force: true })
  if (isAccepted) git(root, 'update-index', '--add', '--remove', '--', path)
  else if (hash) git(root, 'update-index', '--add', '--cacheinfo', `100644,${hash},${path}`)
  else git(root, 'update-index', '--force-remove', '--', path)
}

/** Returns a picture on a transparent canvas of this size. */
function enlarge(picture, width, height) {
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** Returns the number of pixels that differ and a PNG that marks them in red; pictures may have different sizes. */
export function drawDifference(before, after) {
  const pictures = [before, after].map((data) => PNG.sync.read(data))
  const [width, height] = ['width', 'height'].map((side) => Math.max(...pictures.map((picture) => picture[side])))
  const [left, right] = pictures.map((picture) => enlarge(picture, width, height).data)
  const difference = new PNG({ width, height })
  const options = { threshold: 0.02, includeAA: true }
  const differentPixels = pixelmatch(left, right, difference.data, width, height, options)
  return { differentPixels, png: PNG.sync.write(difference) }
}
