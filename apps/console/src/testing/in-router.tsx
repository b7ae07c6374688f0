import { ToastProvider } from '@placard/ui'
import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'

/** What a screen needs around it in a story of its own: a router for its links, and a place for its toasts. */
export const inRouter: Decorator = (Story) => (
  <MemoryRouter>
    <ToastProvider>
      <Story />
    </ToastProvider>
  </MemoryRouter>
)
