import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions, mergeConfig } from 'vite'
import { consoleApi } from './console-api.js'
import { AREAS } from './docs-pages.js'
import { docsPages } from './docs-plugin.js'
import { documentProp } from './document-prop.js'

/** Adds our tokens and font to the manager, which does not load our styles. */
function managerStyles() {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path))
  const font = read('../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2').toString('base64')
  // Tailwind, which knows the variant, does not build this page.
  const tokens = read('../packages/ui/src/tokens.css')
    .toString()
    .replaceAll('@variant dark-region', '&[data-theme="dark"]')
  return `<style>
@font-face { font-family: "Geist Variable"; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) format("woff2"); }
${tokens}
</style>`
}

const isTest = Boolean(process.env.VITEST)

const docs = {
  name: '@storybook/addon-docs',
  // MDX does not support Markdown tables by default.
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './pages', files: '**/*.mdx' },
    ...[...AREAS, { directory: '../apps/console/src', titlePrefix: 'Screens' }].map(({ directory, titlePrefix }) => ({
      directory,
      titlePrefix,
      files: '**/*.@(stories.tsx|mdx)',
    })),
  ],
  addons: [
    // Tests of stories show no pages.
    ...(isTest ? [] : [docs]),
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Hides Storybook's own onboarding.
  // Search finds headings of pages.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  staticDirs: ['./public'],
  managerHead: (head) => `${head}${managerStyles()}`,
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Parts outside these folders get no props table.
      tsconfigPath: join(import.meta.dirname, 'tsconfig.props.json'),
      include: ['packages', 'apps/console'].map((folder) => join(import.meta.dirname, '..', folder, '**/src/**/*.tsx')),
      exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/*.fixture.tsx', '**/testing/**'],
      propFilter: documentProp,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwindcss(), consoleApi(), ...(isTest ? [] : [docsPages()])],
      resolve: { conditions: ['@placard/source', ...defaultClientConditions] },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          onLog: (level: string, log: { code?: string }, handler: (level: string, log: object) => void) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log)
          },
        },
      },
    }),
}

export default config
