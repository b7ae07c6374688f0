import type { Decorator, Preview } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { DirectionProvider } from '../packages/ui/src/direction-provider/direction-provider.js'

/** Globals of the toolbar, besides the theme; a story can set them by `globals`. */
export const globalTypes: Preview['globalTypes'] = {
  direction: {
    description: 'Text direction',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  density: {
    description: 'Density of rows and controls',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Device setting' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  font: {
    description: 'The font of the page',
    toolbar: {
      icon: 'document',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Geist' },
        { value: 'host', title: 'Font of the host page' },
      ],
    },
  },
}

export const initialGlobals = { direction: 'ltr', density: 'comfortable', motion: 'device', font: 'own' }

type StoryGlobals = typeof initialGlobals

function Page({ storyGlobals, children }: { storyGlobals: StoryGlobals; children: ReactNode }) {
  const { direction, density, motion, font } = storyGlobals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dir = direction
    Object.assign(root.dataset, { density, motion, font })
    return () => {
      root.removeAttribute('dir')
      for (const name of ['density', 'motion', 'font']) delete root.dataset[name]
    }
  }, [direction, density, motion, font])
  return children
}

/** Applies the direction, density, motion and font of the toolbar or the story. */
export const withGlobals: Decorator = (Story, { globals, viewMode }) => {
  const storyGlobals = { ...initialGlobals, ...(globals as Partial<StoryGlobals>) }
  const { direction, density, motion, font } = storyGlobals
  return (
    <DirectionProvider dir={direction as 'ltr' | 'rtl'}>
      {viewMode === 'docs' ? (
        // A docs page shows many stories at once, each with its own globals.
        <div dir={direction} data-density={density} data-motion={motion} data-font={font}>
          <Story />
        </div>
      ) : (
        <Page storyGlobals={storyGlobals}>
          <Story />
        </Page>
      )}
    </DirectionProvider>
  )
}
