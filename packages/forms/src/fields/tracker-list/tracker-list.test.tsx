import { ApiError } from '@placard/domain/api'
import { type Trackers, trackerSchema, trackersSchema } from '@placard/domain/creative'
import { mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { Form } from '../../engine/form/form.js'
import { TrackerList } from './tracker-list.js'

const pixel = (url: string) => ({ type: 'pixel' as const, url })
const [A, B, C] = ['https://a.test', 'https://b.test', 'https://c.test'] as const
const url = (index: number) => page.getByRole('textbox', { name: `Address of click tracker ${index}` })
const button = (name: string) => page.getByRole('button', { name })

const mountList = async (
  urls: string[],
  types?: readonly ('pixel' | 'script')[],
  schema: z.ZodType<Trackers, Trackers> = trackersSchema,
) => {
  const onSubmit = vi.fn()
  await mount(
    <Form schema={schema} defaultValues={{ click: urls.map(pixel) }} onSubmit={onSubmit} fallback="">
      <TrackerList name="click" label="Click" called="click tracker" {...(types && { types })} />
    </Form>,
  )
  const sent = async () => {
    await userEvent.click(button('Save'))
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
    return onSubmit.mock.calls[0]?.[0]?.click
  }
  return { onSubmit, sent }
}

const paste = async (index: number, text: string) => {
  await userEvent.click(url(index))
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  return url(index)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('TrackerList', () => {
  it('inserts pasted URLs after the current row, which is unchanged', async () => {
    const { sent } = await mountList([A, C])
    await paste(1, 'https://x.test\nhttps://y.test')
    await expect.element(url(3)).toHaveFocus()
    expect(await sent()).toEqual([A, 'https://x.test', 'https://y.test', C].map(pixel))
  })

  it('leaves a single pasted URL to the input', async () => {
    await mountList([A])
    expect(await paste(1, ` ${B}\n`)).toBe(true)
  })

  it('does not treat empty rows or other types as duplicates', async () => {
    await mountList([A, A])
    await expect.element(url(2)).toHaveAccessibleDescription('The same tracker is in row 1')
    await userEvent.fill(url(2), '')
    await expect.element(url(2)).not.toHaveAccessibleDescription()
  })

  it('reports too many trackers without losing any', async () => {
    const few = z.object({ click: z.array(trackerSchema).max(3, 'At most 3 of a kind') })
    const { onSubmit, sent } = await mountList([A], undefined, few)
    await paste(1, ['https://x.test', B, C].join('\n'))
    await userEvent.click(button('Save'))
    const list = page.getByRole('group', { name: /^Click/ })
    await expect.element(list).toHaveAccessibleDescription('At most 3 of a kind')
    await expect.element(list).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(button('Remove click tracker 2'))
    await expect.element(list).not.toHaveAccessibleDescription()
    expect(await sent()).toEqual([A, B, C].map(pixel))
  })

  it('keeps a tracker type that the creative no longer supports', async () => {
    await mountList([A], ['script'])
    const type = page.getByRole('combobox', { name: 'Type, click tracker 1' })
    await expect.element(type).toHaveTextContent('Pixel')
  })

  it('shows a server error at its row', async () => {
    const { onSubmit } = await mountList([A, B])
    onSubmit.mockRejectedValueOnce(
      new ApiError('No', { status: 400, problems: [{ path: 'click.1.url', message: 'This address is not allowed' }] }),
    )
    await userEvent.click(button('Save'))
    await expect.element(url(2)).toHaveAccessibleDescription('This address is not allowed')
    await expect.element(url(2)).toHaveFocus()
    await expect.element(url(2)).toHaveValue(B)
  })
})

it('keeps the button that adds a row at its edge, with and without rows', async () => {
  await mountList([])
  const left = () => button('Add tracker').element().getBoundingClientRect().left
  const before = left()
  await userEvent.click(button('Add tracker'))
  await expect.element(url(1)).toHaveFocus()
  expect(left()).toBe(before)
})
