import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, SCREENS } from '@placard/domain'
import { expect, it } from 'vitest'
import { screenModules, sharedPageModules } from './page-modules.js'

const consoleFolder = join(import.meta.dirname, '../../../console')

it('names modules of the console, so that none is renamed without its hint', () => {
  const named = new Set([...LANGUAGES.flatMap(sharedPageModules), ...Object.values(SCREENS).flatMap(screenModules)])
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((module) => !existsSync(join(consoleFolder, module)))).toEqual([])
})
