import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { Card, CardActions, CardBody, CardFooter, CardHeader, CardTitle } from './card.js'

const meta = {
  title: 'Card',
  component: Card,
  subcomponents: { CardHeader, CardTitle, CardActions, CardBody, CardFooter },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Card className="max-w-xl">
      <CardHeader>
        <CardTitle>Delivery by creative</CardTitle>
        <CardActions>
          <Button size="sm">Columns</Button>
          <Button size="sm">CSV</Button>
        </CardActions>
      </CardHeader>
      <CardBody>
        <p className="text-dense text-ink-muted">
          2,959,973 impressions from 30 Sep to 13 Oct 2025, most of them on 6 October.
        </p>
      </CardBody>
      <CardFooter>Updated 12 min ago</CardFooter>
    </Card>
  ),
}

export const Variants: Story = {
  render: () => (
    <div className="grid grid-cols-3 items-start gap-4">
      <Card>
        <CardBody>Only a body</CardBody>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle as="h3">A title and a body</CardTitle>
        </CardHeader>
        <CardBody className="text-dense text-ink-muted">Five creatives, three of them live.</CardBody>
      </Card>
      <Card>
        <CardBody className="text-dense text-ink-muted">A body and a footer</CardBody>
        <CardFooter>
          <a href="#all" className="text-brand-ink underline underline-offset-2">
            All campaigns
          </a>
        </CardFooter>
      </Card>
    </div>
  ),
}

export const Loading: Story = {
  render: () => (
    <Card className="max-w-xl" aria-busy>
      <CardHeader>
        <CardTitle>Delivery by creative</CardTitle>
      </CardHeader>
      <CardBody>
        <Skeleton className="h-40 w-full" />
      </CardBody>
    </Card>
  ),
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  render: Default.render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByRole('heading'), canvas.getByRole('button', { name: 'Columns' }))
    await expectToTheRight(canvas.getByRole('button', { name: 'Columns' }), canvas.getByRole('button', { name: 'CSV' }))
  },
}

export const LongContent: Story = {
  render: () => (
    <Card className="w-80">
      <CardHeader>
        <CardTitle>Delivery by creative, placement and platform of the autumn campaign for Scandinavia</CardTitle>
        <CardActions>
          <Button size="sm">Columns</Button>
        </CardActions>
      </CardHeader>
      <CardBody className="break-words text-dense text-ink-muted">
        Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung
      </CardBody>
    </Card>
  ),
}

export const States = showStates(meta, { Default, Variants, Loading, LongContent })
