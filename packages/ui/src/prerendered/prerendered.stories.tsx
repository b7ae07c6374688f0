import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, within } from 'storybook/test'
import { Badge } from '../badge/badge.js'
import { Card, CardBody } from '../card/card.js'
import { showStates } from '../testing/states.js'
import { Prerendered } from './prerendered.js'

const meta = {
  title: 'Prerendered',
  component: Prerendered,
  args: {
    children: (
      <Card className="max-w-md">
        <CardBody>
          <Badge tone="success">Readable at once</Badge>
        </CardBody>
      </Card>
    ),
  },
  argTypes: { onMissing: { control: false }, children: { control: false } },
} satisfies Meta<typeof Prerendered>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows markup as a server sends it, and hydrates it. */
function OfServer({ children }: Pick<Parameters<typeof Prerendered>[0], 'children'>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const page = <Prerendered>{children}</Prerendered>
    element.innerHTML = renderToString(page)
    element.dataset.markup = element.innerHTML
    const root = hydrateRoot(element, page, {
      onRecoverableError: (error) => {
        element.dataset.difference = String(error)
      },
    })
    // Later, because React must not unmount a root while it renders.
    return () => void setTimeout(() => root.unmount())
  }, [children])
  return <div ref={place} data-testid="server" />
}

/** The browser finds what it would render itself. */
export const HydrationInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ children }) => <OfServer>{children}</OfServer>,
  play: async ({ canvasElement }) => {
    const place = await within(canvasElement).findByTestId('server')
    await within(place).findByText('Readable at once')
    await expect(place.dataset.markup).toContain('Readable at once')
    await expect(place.dataset.difference).toBeUndefined()
  },
}

export const States = showStates(meta, { Default })
