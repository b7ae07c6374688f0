import { defineConfig } from 'vite'
import { compressedFiles } from './compressed-files.js'
import base from './vite.config.js'

/**
 * Builds the page of share links into the folder of the built console, by itself: strangers open it once, so it has the
 * code of a report only, in few files. Compresses the files of the console as well.
 */
export default defineConfig({
  ...base,
  plugins: [...(base.plugins ?? []), compressedFiles()],
  publicDir: false,
  build: {
    ...base.build,
    emptyOutDir: false,
    manifest: '.vite/share-manifest.json',
    rolldownOptions: {
      ...base.build?.rolldownOptions,
      input: 'share.html',
      output: {
        codeSplitting: {
          groups: [
            // But for the entry, which waits for code that imports the others.
            {
              name: 'share-initial',
              tags: ['$initial'],
              test: /^(?!.*(share\.html|[\\/]src[\\/]share\.tsx)$)/,
              priority: 1,
            },
            { name: 'share-common', minShareCount: 2 },
          ],
        },
      },
    },
  },
})
