// Replaces the links in the `docs` folder of the current package with the guides themselves, because a tarball has no links.
// With `--restore`, puts the links back after packing.
import { copyFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

for (const name of readdirSync('docs')) {
  const path = join('docs', name)
  rmSync(path)
  if (process.argv.includes('--restore')) symlinkSync(`../../../docs/${name}`, path)
  else copyFileSync(join('..', '..', 'docs', name), path)
}
