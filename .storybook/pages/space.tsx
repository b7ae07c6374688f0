import { Button, Card, CardBody, CardHeader, CardTitle } from '@placard/ui'
import { Block, Panel } from './block.js'

const STEPS = [
  { px: 2, use: 'Between an arrow and its number' },
  { px: 4, use: 'Between an icon and its word' },
  { px: 8, use: 'Between buttons, between a toolbar’s controls' },
  { px: 12, use: 'Between small things of one kind' },
  { px: 16, use: 'Inside a card, between cards, between fields' },
  { px: 20, use: 'Between groups of a form' },
  { px: 24, use: 'Gutter of a page from 768 px on' },
  { px: 32, use: 'Between sections' },
  { px: 40, use: 'Above and below an empty state' },
  { px: 48, use: 'Around the card of a sign-in page' },
  { px: 64, use: 'Below the last section of a page' },
]

/** Renders every step at its length. */
export function SpaceSteps() {
  return (
    <Panel>
      <ul className="divide-y divide-line-subtle">
        {STEPS.map(({ px, use }) => (
          <li key={px} className="flex items-center gap-4 px-4 py-2">
            <span className="w-12 shrink-0 text-end font-medium text-dense">{px} px</span>
            <span className="w-16 shrink-0">
              <span className="block h-4 rounded-bar bg-brand" style={{ width: px }} />
            </span>
            <span className="text-dense text-ink-muted">{use}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Example: space inside a card is not larger than the space between cards. */
export function SpaceInUse() {
  return (
    <Block className="grid gap-4 @min-[36rem]:grid-cols-2">
      {['Creatives', 'Schedules'].map((title) => (
        <Card key={title}>
          <CardHeader>
            <CardTitle>{title}</CardTitle>
          </CardHeader>
          <CardBody>
            <p className="text-ink-muted">16 px inside, 16 px to the next card, 8 px between the buttons.</p>
            <div className="mt-4 flex gap-2">
              <Button>Add</Button>
              <Button variant="ghost">Sort</Button>
            </div>
          </CardBody>
        </Card>
      ))}
    </Block>
  )
}
