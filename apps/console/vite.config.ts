import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compressedFiles } from './compressed-files.js'

const api = 'http://127.0.0.1:4100'

export default defineConfig({
  plugins: [react(), tailwindcss(), compressedFiles()],
  resolve: { conditions: ['@placard/source', ...defaultClientConditions] },
  build: {
    target: 'baseline-widely-available',
    // Inlined files would be data: URLs, which a strict content security policy refuses.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'], test: /^(?!.*(index\.html|[\\/]src[\\/]main\.tsx)$)/, priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
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
