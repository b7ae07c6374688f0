import { defineConfig } from 'tsup'

// One file per module, so that bundlers drop unused schemas; not minified, so source maps are not needed.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.{test,fixture}.*', '!src/testing', '!src/testing.ts'],
  bundle: false,
  format: ['esm'],
  dts: false,
  clean: true,
  target: 'es2022',
})
