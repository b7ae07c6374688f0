import { defineConfig } from 'tsup'

// A file for each module, so that a bundler leaves out the schemas that nobody imports.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.{test,fixture}.*', '!src/testing', '!src/testing.ts'],
  bundle: false,
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
})
