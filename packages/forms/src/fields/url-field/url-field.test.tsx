import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { UrlField } from './url-field.js'

const mountField = async (picture = false, findPicture?: (url: string) => string) => {
  const [onChange, onBlur, onSubmit] = [vi.fn(), vi.fn(), vi.fn()]
  await mount(
    <Form schema={z.object({ url: z.string() })} defaultValues={{ url: '' }} onSubmit={onSubmit} fallback="">
      <UrlField
        name="url"
        label="Address"
        onChange={onChange}
        onBlur={onBlur}
        picture={picture}
        {...(findPicture && { pictureOf: findPicture })}
      />
    </Form>,
  )
  return { onChange, onBlur, onSubmit, input: page.getByRole('textbox', { name: 'Address' }) }
}

it('trims the value on blur only', async () => {
  const { input, onBlur, onSubmit } = await mountField()
  await userEvent.fill(input, ' https://ads.test/a b?x=%%X%% ')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(onBlur).toHaveBeenCalledTimes(1)
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ url: 'https://ads.test/a b?x=%%X%%' }]])
})

it('keeps the input element while the URL becomes valid', async () => {
  const { input, onChange } = await mountField()
  const before = input.element()
  await userEvent.type(input, 'https://a')
  await expect.element(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('rel', 'noreferrer')
  expect(input.element()).toBe(before)
  expect(onChange).toHaveBeenCalledTimes('https://a'.length)
})

it('requests an image for valid URLs only, and clears the error with a new URL', async () => {
  const findPicture = vi.fn((url: string) => (url.endsWith('.png') ? 'data:image/png;base64,bm9uZQ==' : 'data:,'))
  const { input } = await mountField(true, findPicture)
  await userEvent.fill(input, 'a/x.png')
  expect(findPicture).not.toHaveBeenCalled()
  await userEvent.fill(input, 'https://a.test/x.png')
  await expect.element(page.getByText('Couldn’t load the image')).toBeVisible()
  await userEvent.fill(input, '')
  await expect.poll(() => page.getByText('Couldn’t load the image').elements()).toHaveLength(0)
})

it('shows the image of a path on this server only', async () => {
  const findPicture = vi.fn((_: string) => 'data:,')
  const { input } = await mountField(true, findPicture)
  await userEvent.fill(input, '/files/play.png')
  await expect.poll(() => findPicture.mock.lastCall).toEqual(['/files/play.png'])
  await userEvent.fill(input, '//elsewhere.test/play.png')
  await expect.element(input).toHaveValue('//elsewhere.test/play.png')
  expect(findPicture).not.toHaveBeenCalledWith('//elsewhere.test/play.png')
})

it('completes https:// on blur, and removes invisible characters around the address', async () => {
  const { input, onSubmit } = await mountField()
  await userEvent.fill(input, '\u200Bads.test/p?x=%%X%%\uFEFF')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(input).toHaveValue('https://ads.test/p?x=%%X%%')
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ url: 'https://ads.test/p?x=%%X%%' }])
})
