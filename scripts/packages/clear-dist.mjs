// Removes the dist folder of the current package before several builds write into it.
import { rmSync } from 'node:fs'

rmSync('dist', { recursive: true, force: true })
