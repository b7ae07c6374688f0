import type { Decorator, Preview } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { DirectionProvider } from '../packages/ui/src/direction-provider/direction-provider.js'

/** What the toolbar can change around a story, beside the theme; a story sets the same by `globals`. */
export const surroundingTypes: Preview['globalTypes'] = {
  direction: {
    description: 'Which way the text runs',
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
    description: 'How closely rows and controls stand',
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
    description: 'Whether things move',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Motion as the device says' },
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

export const initialSurroundings = { direction: 'ltr', density: 'comfortable', motion: 'device', font: 'own' }

type Surroundings = typeof initialSurroundings

function Page({ surroundings, children }: { surroundings: Surroundings; children: ReactNode }) {
  const { direction, density, motion, font } = surroundings
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

/** Puts a story into the direction, density, motion and font that the toolbar, or the story itself, asks for. */
export const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const surroundings = { ...initialSurroundings, ...(globals as Partial<Surroundings>) }
  const { direction, density, motion, font } = surroundings
  return (
    <DirectionProvider dir={direction as 'ltr' | 'rtl'}>
      {viewMode === 'docs' ? (
        // A docs page shows many stories at once: each has surroundings of its own.
        <div dir={direction} data-density={density} data-motion={motion} data-font={font}>
          <Story />
        </div>
      ) : (
        <Page surroundings={surroundings}>
          <Story />
        </Page>
      )}
    </DirectionProvider>
  )
}
