import { expect, it } from 'vitest'
import { demoCreatives } from '../../testing/creative.fixture.js'
import { publishAction } from './publish-action.js'

const [banner] = demoCreatives
const html = '<p>Ride</p>'
const draft = { ...banner!, html, liveCreatives: [] }
const published = { ...banner!, html }

it('offers publishing for new or changed creatives, with the reason when disabled and what is wrong', () => {
  expect(publishAction(draft)).toEqual({ label: 'Publish' })
  expect(publishAction({ ...draft, html: '' })).toEqual({
    label: 'Publish',
    problem: expect.stringMatching(/^The banner is empty/),
  })
  expect(publishAction(published)).toEqual({ label: 'Publish changes', reason: 'No changes since the last publish.' })
  expect(publishAction({ ...published, updatedAt: '2025-10-13T08:00:00.000Z' })).toEqual({ label: 'Publish changes' })
  expect(publishAction({ ...published, updatedAt: '2025-10-13T08:00:00.000Z', html: '' }).problem).toMatch(
    /^The banner is empty/,
  )
})
