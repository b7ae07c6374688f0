import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig } from 'vite'

const conditions = ['@placard/source', ...defaultServerConditions]

/** Builds the code with which the API renders pages of share links, complete with its dependencies, beside the built console. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  resolve: { conditions },
  ssr: { noExternal: true, resolve: { conditions } },
  build: {
    ssr: 'src/prerender.tsx',
    // A folder with a dot is never served.
    outDir: 'dist/.server',
    emptyOutDir: true,
    rolldownOptions: {
      // The folder of the console may be anywhere, without a package.json that says what its scripts are.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      onLog: (level, log, handler) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log)
      },
    },
  },
})
