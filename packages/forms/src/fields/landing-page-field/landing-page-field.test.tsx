import { landingPageFieldSchema } from '@placard/domain/creative'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { LandingPageField, type LandingPageFieldProps } from './landing-page-field.js'

const mountField = async (url = '', props: Partial<LandingPageFieldProps> = {}) => {
  const onSubmit = vi.fn()
  await mount(
    <Form
      schema={z.object({ url: landingPageFieldSchema })}
      defaultValues={{ url }}
      onSubmit={onSubmit}
      fallback=""
      editing
    >
      <LandingPageField name="url" {...props} />
    </Form>,
  )
  return { onSubmit, input: page.getByRole('textbox', { name: 'Landing page' }) }
}

it('is completed by Enter and by Ctrl+S, and keeps focus', async () => {
  const { input, onSubmit } = await mountField()
  await userEvent.fill(input, 'a.test/x')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ url: 'https://a.test/x' }])
  await expect.element(input).toHaveFocus()
  await userEvent.fill(input, 'b.test')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ url: 'https://b.test' }])
  await expect.element(input).toHaveFocus()
})

it('shows an error once, with its correction', async () => {
  const { input, onSubmit } = await mountField('http://a.test/')
  await userEvent.click(input)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => page.getByText(/^The landing page must start with https/).elements()).toHaveLength(1)
  expect(onSubmit).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Use https://' }).click()
  await expect.element(input).toHaveValue('https://a.test/')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ url: 'https://a.test/' }])
})

it('reports problems with macros of a valid landing page only', async () => {
  const lint = vi.fn(() => [])
  const { input } = await mountField('https://a.test/%%X%%', { lint })
  await expect.poll(() => lint.mock.lastCall).toEqual(['https://a.test/%%X%%'])
  lint.mockClear()
  await userEvent.fill(input, 'https://%%X%%')
  expect(lint).not.toHaveBeenCalledWith('https://%%X%%')
})

it('never links to a script', async () => {
  const { input } = await mountField()
  await userEvent.fill(input, 'javascript:alert(1)')
  await expect.poll(() => page.getByRole('link').elements()).toHaveLength(0)
})
