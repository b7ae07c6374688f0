import { ToastProvider } from '@placard/ui'
import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '../data/query-client.js'

/** Decorator with a router, a query client and a toaster for stories of single screens. */
export const inRouter: Decorator = (Story) => (
  <MemoryRouter>
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <Story />
      </ToastProvider>
    </QueryClientProvider>
  </MemoryRouter>
)
