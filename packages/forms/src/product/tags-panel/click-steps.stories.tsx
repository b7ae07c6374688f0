import { readClickChain } from '@placard/domain/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ClickSteps } from './click-steps.js'

const HOST = 'https://serve.example.com'
const LANDING = 'https://northwind-bikes.example/autumn?utm_source=dsp&utm_campaign=launch&q=city%20bike#sizes'
const CLICK_URL = `${HOST}/serve/click/Q2xpY2tUZXN0c2VydmluZw`
const test = 'Ab3dEf9x'
const options = { servingHost: HOST, tag: '' }
const platformUrl = (to: string) => `${HOST}/serve/click-test/hop/${test}/platform?id=1&to=${to}`

const meta = {
  title: 'TagsPanel/Click steps',
  tags: ['!autodocs'],
  component: ClickSteps,
  args: {
    chain: readClickChain(
      {
        test,
        hops: [platformUrl(encodeURIComponent(CLICK_URL)), CLICK_URL],
        landing: LANDING,
        location: LANDING,
      },
      { ...options, platform: 'Google Ad Manager' },
    ),
  },
  decorators: [(Story) => <div className="max-w-160 text-dense">{Story()}</div>],
} satisfies Meta<typeof ClickSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The plain click macro of a platform as the value of an agency's parameter. */
export const CutOff: Story = {
  args: {
    chain: readClickChain(
      {
        test,
        hops: [
          `https://clicks.agency.example/c?u=${platformUrl(encodeURIComponent(CLICK_URL))}`,
          platformUrl('').split('?')[0] ?? '',
        ],
      },
      { ...options, platform: 'Cognitiv' },
    ),
  },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps[1]).toHaveTextContent(/^2\. clicks\.agency\.example.*Problem: “&to=.*” is lost/)
    await expect(steps[2]).toHaveTextContent('Cognitiv received no URL to redirect to')
  },
}

/** The tag could not use the value of its click macro. */
export const NotCounted: Story = {
  args: {
    chain: readClickChain(
      { test, hops: [CLICK_URL], landing: LANDING, location: LANDING },
      { ...options, platform: 'AdRoll', tag: `<ins data-click="${encodeURIComponent(platformUrl(''))}"></ins>` },
    ),
  },
}

export const EncodedTwice: Story = {
  args: {
    chain: readClickChain(
      {
        test,
        hops: [platformUrl(encodeURIComponent(LANDING.replace('%20', '%2520'))), LANDING.replace('%20', '%2520')],
      },
      { ...options, platform: 'Xandr', landing: LANDING },
    ),
  },
}

export const Phone: Story = { ...CutOff, globals: { viewport: { value: 'phone' } } }
