import { defineConfig, type Options } from 'tsup'

const shared: Options = {
  format: ['esm'],
  dts: false,
  sourcemap: true,
  target: 'es2022',
  external: [/^@placard\//],
}

export default defineConfig([
  { ...shared, entry: ['src/index.ts'], banner: { js: '"use client";' } },
  // Called where a page is rendered on a server, which code for clients cannot be.
  { ...shared, entry: { 'theme-script/theme-script': 'src/theme-script/theme-script.ts' } },
])
