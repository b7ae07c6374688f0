// Empties the dist of the package it is run in, before several builds write into it at once.
import { rmSync } from 'node:fs'

rmSync('dist', { recursive: true, force: true })
