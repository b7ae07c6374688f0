import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/server.ts', 'src/maintain.ts', 'src/store/embedded/embedded-worker.ts'],
  outDir: 'dist',
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'node20',
  // The workspace's own packages are TypeScript sources here; everything else stays in node_modules.
  noExternal: [/^@placard\//],
  esbuildOptions(options) {
    options.conditions = ['@placard/source']
    options.outbase = 'src'
  },
})
