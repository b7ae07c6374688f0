// Completes the manifests of published packages: what all of them share is in one place, and nothing for development is published.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const readJson = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** Runs before `pnpm pack` and `pnpm publish`. License and repository come from the workspace, access from changesets. */
function beforePacking({ scripts: _scripts, devDependencies: _devDependencies, ...manifest }, folder) {
  const { license, repository } = readJson('package.json')
  const { access } = readJson('.changeset/config.json')
  return {
    ...manifest,
    license,
    repository: { ...repository, directory: `packages/${basename(folder)}` },
    publishConfig: { ...manifest.publishConfig, access },
  }
}

export const hooks = { beforePacking }
