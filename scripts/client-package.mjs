// How the packages with React parts are built: a file for each module.
import { defineConfig } from 'tsup'

/** Server components may import what needs no React, and the door must not be a client module: Next.js takes no `export *` there. */
const useClient = {
  name: 'use-client',
  renderChunk: (code, { map, path }) =>
    /from "react(\/[\w-]+)?"/.test(code) && /\.js$/.test(path) ? { code: `"use client";${code}`, map } : undefined,
}

/** From one file a bundler takes everything that runs on loading; from many it leaves out what nobody imports. */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,fixture}.*', '!src/testing', '!src/testing.ts'],
  bundle: false,
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  plugins: [useClient],
})
