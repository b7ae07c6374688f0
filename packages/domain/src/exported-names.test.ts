import { expect, it } from 'vitest'
import * as client from './client/client.js'
import * as de from './de/de.js'
import * as demo from './demo/demo.js'
import * as root from './index.js'
import * as openapi from './openapi/openapi.js'

it.each([
  ['@placard/domain', root, './exported-names.txt'],
  ['@placard/domain/client', client, './client/exported-names.txt'],
  ['@placard/domain/de', de, './de/exported-names.txt'],
  ['@placard/domain/demo', demo, './demo/exported-names.txt'],
  ['@placard/domain/openapi', openapi, './openapi/exported-names.txt'],
])('%s exports exactly the listed names', async (_, entry, list) => {
  await expect(`${Object.keys(entry).sort().join('\n')}\n`).toMatchFileSnapshot(list)
})
