// Measures code as part of an app that imports nothing else.
import { parse } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** More entries in one build would need gigabytes of memory. */
const BATCH = 12

/**
 * Bundles each source text and returns its gzipped kB (1,000 bytes) by name, without React and CSS: `initial` without
 * what it loads later, `total` with it.
 */
export async function measureBundles(sourceByName, resolveDir) {
  const sizes = {}
  const names = Object.keys(sourceByName)
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = names.slice(start, start + BATCH)
    const initial = await bundle(batch, { sourceByName, resolveDir, withLazy: false })
    for (const { name, size } of initial) sizes[name] = { initial: size, total: size }
    const lazy = initial.filter(({ hasLazy }) => hasLazy).map(({ name }) => name)
    if (lazy.length === 0) continue
    for (const { name, size } of await bundle(lazy, { sourceByName, resolveDir, withLazy: true }))
      sizes[name].total = size
  }
  return sizes
}

async function bundle(names, { sourceByName, resolveDir, withLazy }) {
  const { outputFiles, metafile } = await build({
    entryPoints: names,
    outdir: 'bundles',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom'],
    loader: { '.css': 'empty' },
    logLevel: 'error',
    plugins: [
      {
        name: 'sources',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ kind, path }) => {
            if (kind === 'entry-point') return { path, namespace: 'source' }
            return kind === 'dynamic-import' && !withLazy ? { path, external: true } : undefined
          })
          onLoad({ filter: /.*/, namespace: 'source' }, ({ path }) => ({ contents: sourceByName[path], resolveDir }))
        },
      },
    ],
  })
  const lazy = new Set(
    Object.entries(metafile.outputs)
      .filter(([, { imports }]) => imports.some(({ kind }) => kind === 'dynamic-import'))
      .map(([path]) => parse(path).name),
  )
  return outputFiles.map(({ path, contents }) => {
    const { name } = parse(path)
    return { name, size: Math.round(gzipSync(contents, { level: 9 }).length / 100) / 10, hasLazy: lazy.has(name) }
  })
}
