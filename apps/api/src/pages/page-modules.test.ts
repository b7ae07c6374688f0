import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SCREENS } from '@placard/domain/internal/console'
import { LANGUAGES } from '@placard/domain/report'
import { expect, it } from 'vitest'
import { screenModules, sharedPageModules } from './page-modules.js'

const consoleFolder = join(import.meta.dirname, '../../../console')

it('names modules of the console, so that none is renamed without its hint', () => {
  const named = new Set([...LANGUAGES.flatMap(sharedPageModules), ...Object.values(SCREENS).flatMap(screenModules)])
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((module) => !existsSync(join(consoleFolder, module)))).toEqual([])
})
