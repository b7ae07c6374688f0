import { defineConfig } from 'tsup'

export default defineConfig([
  {
    entry: [
      'src/server.ts',
      'src/maintain.ts',
      'src/store/embedded/embedded-worker.ts',
      'src/files/inspection-worker.ts',
      'src/discrepancy/partner-file-worker.ts',
    ],
    outDir: 'dist',
    format: ['esm'],
    dts: false,
    clean: ['!vast-player/**'],
    sourcemap: true,
    target: 'node20',
    // The workspace's own packages are TypeScript sources here, and emails are rendered by libraries that only the build
    // needs: as dependencies they would bring their tools. Everything else stays in node_modules.
    noExternal: [/^@placard\//, /^react(-dom|-email)?(\/|$)/],
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuildOptions(options) {
      options.conditions = ['@placard/source']
      options.outbase = 'src'
    },
  },
  {
    entry: ['src/vast-player/player-frame.ts'],
    outDir: 'dist/vast-player',
    format: ['iife'],
    platform: 'browser',
    dts: false,
    clean: true,
    minify: true,
    target: 'es2022',
    noExternal: ['fluid-player'],
    define: { FP_ENV: '"production"', FP_DEBUG: 'false', FP_HOMEPAGE: '""', FP_BUILD_VERSION: '""' },
    loader: { '.svg': 'dataurl' },
    outExtension: () => ({ js: '.js' }),
    esbuildOptions(options) {
      // The player loads them on demand for streams, which creatives are not.
      options.external = ['dashjs', 'hls.js', 'videojs-vtt.js', 'panolens']
    },
  },
])
