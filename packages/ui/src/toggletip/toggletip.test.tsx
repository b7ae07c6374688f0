import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent } from '../dialog/dialog.js'
import { describePart } from '../testing/describe-part.js'
import { emulateFinger } from '../testing/media.js'
import { mount } from '../testing/mount.js'
import { Toggletip } from './toggletip.js'

const text = 'Video completes divided by video starts.'
describePart('Toggletip', (probe) => (
  <Toggletip label="What is VCR?" defaultOpen {...probe}>
    {text}
  </Toggletip>
))

const button = page.getByRole('button', { name: 'What is VCR?' })
const status = page.getByRole('status')
const tip = () => document.querySelector('[data-slot="toggletip-content"]')
const vcr = <Toggletip label="What is VCR?">{text}</Toggletip>

it.each(['{Enter}', ' '])('is announced on %s, and focus stays on the button', async (key) => {
  await mount(vcr)
  await expect.element(status).toHaveTextContent('')
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(key)
  await expect.element(status).toHaveTextContent(text)
  expect(tip()).toBeVisible()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(status).toHaveTextContent('')
  expect(tip()).toBeNull()
  await expect.element(button).toHaveFocus()
})

it('closes by a second click, a click outside, and on blur', async () => {
  await mount(
    <>
      {vcr}
      <button type="button" style={{ marginTop: 300 }}>
        Next
      </button>
    </>,
  )
  const next = page.getByRole('button', { name: 'Next' })
  for (const leave of [() => button.click(), () => next.click(), () => userEvent.keyboard('{Tab}')]) {
    await button.click()
    await expect.element(status).toHaveTextContent(text)
    await leave()
    await expect.element(status).toHaveTextContent('')
  }
})

it('opens by touch', async () => {
  await emulateFinger(true)
  await mount(vcr)
  await button.click()
  await expect.element(status).toHaveTextContent(text)
  await emulateFinger(false)
})

it('closes alone within a dialog', async () => {
  await mount(
    <Dialog open>
      <DialogContent title="Columns">{vcr}</DialogContent>
    </Dialog>,
  )
  await button.click()
  await expect.element(status).toHaveTextContent(text)
  await userEvent.keyboard('{Escape}')
  await expect.element(status).toHaveTextContent('')
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
