import { ApiError } from '@placard/domain/api'
import { mount } from '@placard/ui/testing'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { TextField } from '../../fields/text-field/text-field.js'
import { Form } from './form.js'

const schema = z.object({ count: z.string().regex(/^\d+$/, 'Write a number').transform(Number) })
const button = page.getByRole('button', { name: 'Save' })

const mountForm = async (onSubmit: (values: { count: number }) => Promise<void> | void) => {
  await mount(
    <Form schema={schema} defaultValues={{ count: '7' }} onSubmit={onSubmit} fallback="It did not work">
      <TextField name="count" label="Count" />
    </Form>,
  )
  return page.getByRole('textbox', { name: 'Count' })
}

describe('Form', () => {
  it('submits the parsed values of the schema', async () => {
    const onSubmit = vi.fn()
    await mountForm(onSubmit)
    await userEvent.click(button)
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ count: 7 }]])
  })

  it('submits once while a submit is pending', async () => {
    const onSubmit = vi.fn(() => new Promise<void>(() => {}))
    const input = await mountForm(onSubmit)
    await userEvent.type(input, '{Enter}{Enter}{Enter}')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('can be resubmitted after an error, which disappears on success', async () => {
    const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce({ status: 500 }).mockResolvedValueOnce()
    await mountForm(onSubmit)
    await userEvent.click(button)
    await expect.element(page.getByRole('alert')).toHaveTextContent('It did not work')
    await userEvent.click(button)
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(0)
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('shows every message of an error, and keeps the input', async () => {
    const input = await mountForm(() => Promise.reject(new ApiError('This account is locked\nTry again later', {})))
    await userEvent.fill(input, '12')
    await userEvent.click(button)
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText('This account is locked', { exact: true })).toBeVisible()
    await expect.element(alert.getByText('Try again later', { exact: true })).toBeVisible()
    await expect.element(input).toHaveValue('12')
  })

  it('announces the same error again after each submit', async () => {
    await mountForm(() => Promise.reject(new ApiError('No answer', {})))
    await userEvent.click(button)
    await expect.element(page.getByRole('alert')).toHaveTextContent('No answer')
    const first = page.getByRole('alert').element()
    await userEvent.click(button)
    await expect.poll(() => page.getByRole('alert').element() === first).toBe(false)
  })

  it('does not submit a surrounding form', async () => {
    const outer = vi.fn()
    await mount(
      <section onSubmit={outer}>
        <Form schema={schema} defaultValues={{ count: '1' }} onSubmit={() => {}} fallback="">
          <TextField name="count" label="Count" />
        </Form>
      </section>,
    )
    await userEvent.click(button)
    expect(outer).not.toHaveBeenCalled()
  })
})

describe('A field', () => {
  it('names the form that it needs', () => {
    expect(() => renderToString(<TextField name="count" label="Count" />)).toThrow(
      'The field "count" needs a form around it: put it into a Form.',
    )
  })
})
