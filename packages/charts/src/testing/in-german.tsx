import { PlacardProvider } from '@placard/ui'
import type { ComponentType } from 'react'
import { de } from '../de/de.js'

/** Decorator that renders a story in German. */
export const inGerman = (Story: ComponentType) => (
  <PlacardProvider locale="de" labels={de}>
    <Story />
  </PlacardProvider>
)
