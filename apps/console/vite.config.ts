import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const api = 'http://127.0.0.1:4100'

/** Modules that every screen for signed-in users loads beside its own. */
const FRAME = /src[\\/](shell[\\/]layouts[\\/]console-layout|data[\\/]prefetch)\.tsx?$/

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@placard/source', ...defaultClientConditions] },
  build: {
    target: 'baseline-widely-available',
    // Inlined files would be data: URLs, which a strict content security policy refuses.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Names of all screens that share a file would be most of the headers that name the files of a screen.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 's' : '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'], test: /^(?!.*(index\.html|[\\/]src[\\/]main\.tsx)$)/, priority: 1 },
            // Files for what most screens need, and for their frame: else each set of screens has a file of its own for
            // what only they share, and a report is a hundred requests.
            { name: 'common', minShareCount: 10, priority: 0.9 },
            // The frame of every screen, and the requests that begin before its code, with all that only they need.
            { name: 'frame', test: FRAME, priority: 0.85 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
          ],
        },
      },
      onLog: (level, log, handler) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log)
      },
    },
  },
  server: { proxy: { '/api': api, '/uploads': api, '/serve': api, '/files': api, '/s3': api, '/config.json': api } },
})
