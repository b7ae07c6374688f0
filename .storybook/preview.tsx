import '@fontsource-variable/geist'
import '@fontsource-variable/geist-mono'
import './preview.css'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview, ReactRenderer } from '@storybook/react-vite'
import MockDate from 'mockdate'
import { type ComponentProps, lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { DocsTable } from './docs-table.js'
import { THEME_MODES } from './modes.js'
import { settled } from './settled.js'
import { globalTypes, initialGlobals, withGlobals } from './story-globals.js'

// Lazy, so that story tests do not load the code of docs pages.
const DocsContainer = lazy(() =>
  import('./docs-container.js').then((module) => ({ default: module.TokensDocsContainer })),
)

/** Theme of the docs page that embeds this story; undefined elsewhere. */
function themeOfDocsPage() {
  try {
    const { document } = window.parent
    return document.querySelector('.sbdocs') ? document.documentElement.dataset.theme : undefined
  } catch {
    // The parent has another origin.
  }
}

// Timeouts for busy machines.
configure({ asyncUtilTimeout: 10_000 })

/** Current time of all stories, so that texts and screenshots are stable. */
const STORY_TIME = '2025-10-14T10:00:00Z'

const FONTS = ['Geist Variable', 'Geist Mono Variable']

const docsTheme = themeOfDocsPage()

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...(docsTheme && { theme: docsTheme }) },
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    chromatic: { modes: THEME_MODES, prefersReducedMotion: 'reduce' },
    docs: {
      container: (props: ComponentProps<typeof DocsContainer>) => (
        <Suspense>
          <DocsContainer {...props} />
        </Suspense>
      ),
      codePanel: true,
      // The examples of `docs-plugin.ts`; for screens, the source.
      source: { type: 'code' },
      components: { table: DocsTable },
      toc: {
        title: 'On this page',
        headingSelector: 'h2',
        ignoreSelector: '.docs-story *, .sb-unstyled, .sb-unstyled *, :empty',
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    options: {
      storySort: { order: ['Welcome', 'Guides', 'Foundations', 'UI', 'Forms', 'Charts', 'Screens', 'Changelog'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        compact: { name: 'Compact edge 991', styles: { width: '991px', height: '900px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '1000px' } },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
  decorators: [
    withGlobals,
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  /** Loads the fonts first, because some components measure their texts once. */
  async beforeAll() {
    await Promise.all(FONTS.map((font) => document.fonts.load(`1em "${font}"`)))
  },
  beforeEach() {
    MockDate.set(STORY_TIME)
    return () => MockDate.reset()
  },
  /** Runs after the play function and before axe, which should not check placeholders. */
  afterEach: settled,
}

export default preview
