import { expect, it } from 'vitest'
import * as root from './index.js'

it('exports exactly the listed names', async () => {
  await expect(`${Object.keys(root).sort().join('\n')}\n`).toMatchFileSnapshot('./exported-names.txt')
})
