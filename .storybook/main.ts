import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions, mergeConfig } from 'vite'

const area = (directory: string, titlePrefix: string) => ({
  directory,
  titlePrefix,
  files: '**/*.@(stories.tsx|mdx)',
})

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './pages', files: '**/*.mdx' },
    area('../packages/ui/src', 'UI'),
    area('../packages/forms/src', 'Forms'),
    area('../packages/charts/src', 'Charts'),
    area('../apps/console/src', 'Screens'),
  ],
  addons: [
    // Markdown tables are no part of MDX itself.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwindcss()],
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
