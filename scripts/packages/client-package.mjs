// Shared tsup configuration of the React packages: one output file per module.
import { defineConfig } from 'tsup'

/**
 * Server components may import modules without React. The entry point must not be a client module, because Next.js
 * rejects `export *` there.
 */
const useClient = {
  name: 'use-client',
  renderChunk: (code, { path }) =>
    /from "react(\/[\w-]+)?"/.test(code) && /\.js$/.test(path) ? { code: `"use client";${code}` } : undefined,
}

/**
 * Separate files allow tree shaking; from a single file bundlers keep everything with side effects. They are not minified, so
 * they need no source maps.
 */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,fixture}.*', '!src/testing', '!src/testing.ts'],
  bundle: false,
  format: ['esm'],
  dts: false,
  clean: true,
  target: 'es2022',
  plugins: [useClient],
})
