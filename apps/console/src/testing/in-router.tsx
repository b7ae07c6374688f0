import { ToastProvider } from '@placard/ui'
import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'

/** Decorator with a router and a toaster for stories of single screens. */
export const inRouter: Decorator = (Story) => (
  <MemoryRouter>
    <ToastProvider>
      <Story />
    </ToastProvider>
  </MemoryRouter>
)
