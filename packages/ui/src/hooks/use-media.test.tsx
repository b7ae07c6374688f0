import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../testing/media.js'
import { mount } from '../testing/mount.js'
import { useMedia } from './hooks.js'

function Paper() {
  return <p>{useMedia('print') ? 'print' : 'screen'}</p>
}

it('follows a media query', async () => {
  await mount(<Paper />)
  await expect.element(page.getByText('screen')).toBeVisible()
  await emulateMedia({ media: 'print' })
  await expect.element(page.getByText('print')).toBeVisible()
  await emulateMedia()
})
