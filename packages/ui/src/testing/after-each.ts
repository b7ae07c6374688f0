import { afterEach } from 'vitest'
import { unmountAll } from './mount.js'

// Set up for each file by vitest.config.ts: files share a page, which reads a module once.
afterEach(unmountAll)
