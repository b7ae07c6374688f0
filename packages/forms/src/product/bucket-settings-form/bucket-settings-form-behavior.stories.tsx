import { ApiError } from '@placard/domain/api'
import { DEFAULT_FILE_MANAGER_SETTINGS, type FileManagerSettings } from '@placard/domain/files'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BucketSettingsForm } from './bucket-settings-form.js'

const used: FileManagerSettings = {
  ...DEFAULT_FILE_MANAGER_SETTINGS,
  bucket: 'banners',
  rememberedBuckets: ['banners'],
}

const meta = {
  title: 'BucketSettingsForm/Behavior',
  component: BucketSettingsForm,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { settings: used, onSubmit: fn(async () => undefined), onTest: fn(async () => 'It answers.') },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BucketSettingsForm>
export default meta
type Story = StoryObj<typeof meta>

const findParts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const text = (name: RegExp) => () => canvas.getByRole('textbox', { name })
  return {
    canvas,
    region: text(/^Region/),
    bucket: text(/^Bucket/),
    pool: text(/^Identity pool/),
    send: () => userEvent.click(canvas.getByRole('button', { name: 'Open bucket' })),
  }
}
const put = async (control: HTMLElement, text: string) => {
  await userEvent.clear(control)
  if (text) await userEvent.type(control, text)
}
const allWrong = async (canvasElement: HTMLElement) => {
  const { region, bucket, pool, send } = findParts(canvasElement)
  await put(region(), 'moon')
  await put(bucket(), 'My Bucket')
  await put(pool(), 'pool')
  await send()
}
const refuse = (message: string, problems?: { path: string; message: string }[]) =>
  fn(async () => {
    throw new ApiError(message, { status: 400, ...(problems && { problems }) })
  })
const nothingLost = async (canvasElement: HTMLElement) => {
  const { region, bucket, pool } = findParts(canvasElement)
  await expect([region(), bucket(), pool()].map((each) => (each as HTMLInputElement).value)).toEqual([
    'us-east-1',
    'banners',
    'us-east-1:1a2b',
  ])
}

export const AllWrong: Story = {
  parameters: { keepFocus: true, chromatic: { disableSnapshot: false } },
  play: async ({ args, canvasElement }) => {
    await allWrong(canvasElement)
    const summary = await within(canvasElement).findByRole('group', { name: '3 fields need attention' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const withPool = { ...used, identityPoolID: 'us-east-1:1a2b' }

export const RefusedAtFieldsInteraction: Story = {
  args: {
    settings: withPool,
    onSubmit: refuse('Refused', [
      { path: 'bucket', message: 'There is no such bucket in this region' },
      { path: 'identityPoolID', message: 'The pool is not known here' },
    ]),
  },
  play: async ({ canvasElement }) => {
    const { canvas, bucket, pool, send } = findParts(canvasElement)
    await send()
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 fields need attention' })).toHaveFocus())
    await expect(bucket()).toHaveAccessibleDescription('There is no such bucket in this region')
    await expect(pool()).toHaveAccessibleDescription(/^The pool is not known here/)
    await nothingLost(canvasElement)
  },
}

export const KeyboardInteraction: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, region, bucket, pool } = findParts(canvasElement)
    const tabTo = async (control: () => HTMLElement) => {
      for (let presses = 0; document.activeElement !== control() && presses < 5; presses += 1) await userEvent.tab()
      await expect(control()).toHaveFocus()
    }
    await tabTo(region)
    await tabTo(() => canvas.getByRole('button', { name: 'Asia Pacific (Sydney)' }))
    await userEvent.keyboard('{Enter}')
    await tabTo(bucket)
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}fresh-bucket')
    await tabTo(pool)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...used,
        region: 'ap-southeast-2',
        bucket: 'fresh-bucket',
        rememberedBuckets: ['fresh-bucket', 'banners'],
      }),
    )
  },
}
