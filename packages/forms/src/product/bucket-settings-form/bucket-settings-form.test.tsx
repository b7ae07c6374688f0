import { DEFAULT_FILE_MANAGER_SETTINGS } from '@placard/domain/files'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BucketSettingsForm } from './bucket-settings-form.js'

const settings = { ...DEFAULT_FILE_MANAGER_SETTINGS, bucket: 'banners', rememberedBuckets: ['banners', 'video'] }
const nothing = () => undefined
const button = (name: string) => page.getByRole('button', { name, exact: true })
const bucket = page.getByRole('textbox', { name: /^Bucket/ })

it('hides the test result when a value changes, and shows it again when the value is restored', async () => {
  const onTest = vi.fn(async () => 'It answers.')
  await mount(<BucketSettingsForm settings={settings} onSubmit={nothing} onTest={onTest} />)
  await userEvent.click(button('Test connection'))
  await expect.element(page.getByText('It answers.')).toBeVisible()
  await userEvent.click(button('video'))
  await expect.poll(() => page.getByText('It answers.').elements()).toHaveLength(0)
  await userEvent.click(button('banners'))
  await expect.element(page.getByText('It answers.')).toBeVisible()
  expect(onTest).toHaveBeenCalledOnce()
})

it('shows the result of the last test, even if an earlier one finishes later', async () => {
  const answers = new Map<string, (words: string) => void>()
  const onTest = vi.fn(
    ({ bucket: name }: typeof settings) => new Promise<string>((resolve) => answers.set(name, resolve)),
  )
  await mount(<BucketSettingsForm settings={settings} onSubmit={nothing} onTest={onTest} />)
  await userEvent.click(button('Test connection'))
  await userEvent.click(button('video'))
  await userEvent.click(button('Test connection'))
  answers.get('video')?.('Videos')
  await expect.element(page.getByText('Videos')).toBeVisible()
  answers.get('banners')?.('Banners')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(page.getByText('Videos')).toBeVisible()
})

it('focuses an invalid field instead of testing it', async () => {
  const onTest = vi.fn(async () => undefined)
  await mount(<BucketSettingsForm settings={{ ...settings, bucket: '' }} onSubmit={nothing} onTest={onTest} />)
  await userEvent.click(button('Test connection'))
  await expect.element(bucket).toHaveFocus()
  await expect.element(bucket).toBeInvalid()
  expect(onTest).not.toHaveBeenCalled()
})

it('opens a bucket at its root and lists it first among the recent ones', async () => {
  const onSubmit = vi.fn(async () => undefined)
  await mount(<BucketSettingsForm settings={{ ...settings, currentDirectory: 'a/' }} onSubmit={onSubmit} />)
  await userEvent.fill(bucket, ' video ')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ ...settings, bucket: 'video', rememberedBuckets: ['video', 'banners'], currentDirectory: '' }]])
})
