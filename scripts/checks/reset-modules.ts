import { vi } from 'vitest'

// Files share a worker, and each needs modules that were evaluated with its own mocks.
vi.resetModules()
