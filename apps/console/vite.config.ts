import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Rolldown, type UserConfig } from 'vite'
import { compressedFiles } from './compressed-files.js'
import { firstScreen } from './first-screen.js'
import { sharedCode } from './shared-code.js'

const api = 'http://127.0.0.1:4100'

const groups: Rolldown.CodeSplittingGroup[] = [
  // A file of its own, which browsers keep when all the rest is new.
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    priority: 2,
  },
  // Fifty small files weigh half as much again as one. The entry stays by itself: pages are known by it.
  {
    name: 'first-screen',
    tags: ['$initial'],
    test: /^(?!.*(index\.html|[\\/]src[\\/]main\.tsx)$)/,
    priority: 1,
  },
]

const config: UserConfig = {
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
        // Nameless: every file lists those that it brings, and names are the better part of such a list.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups },
      },
      onLog: (level, log, handler) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log)
      },
    },
  },
  server: { proxy: { '/api': api, '/uploads': api, '/config.json': api } },
}

export default defineConfig({
  ...config,
  // Whoever makes the first screen heavier raises the limit, and says why in the commit.
  plugins: [config.plugins, sharedCode(config), firstScreen({ limit: 116 }), compressedFiles()],
})
