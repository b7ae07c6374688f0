import { expect, it } from 'vitest'
import { SCREENS, screenAt } from './screens.js'

it('finds the screen at a path', () => {
  for (const [pattern, name] of Object.entries(SCREENS)) {
    const path = pattern.replaceAll(/:\w+/g, 'x1')
    expect([path, screenAt(path), screenAt(`${path}/`)]).toEqual([path, name, name])
  }
})

it('finds nothing at other paths', () => {
  for (const path of ['/', '', '/signin', '/campaigns/c1/other', '/campaigns/c1/reporting/creative', '/share/x'])
    expect([path, screenAt(path)]).toEqual([path, undefined])
})
