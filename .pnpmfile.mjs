// Completes the manifests of published packages: who may install them is in one place, and nothing for development is published.
import { readFileSync } from 'node:fs'

/** Runs before `pnpm pack` and `pnpm publish`. The access comes from changesets. */
function beforePacking({ scripts: _scripts, devDependencies: _devDependencies, ...manifest }) {
  const { access } = JSON.parse(readFileSync(new URL('.changeset/config.json', import.meta.url), 'utf8'))
  return { ...manifest, publishConfig: { ...manifest.publishConfig, access } }
}

export const hooks = { beforePacking }
