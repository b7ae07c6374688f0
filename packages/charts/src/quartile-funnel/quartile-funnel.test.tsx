import { NO_COUNTS } from '@placard/domain'
import { describePart, mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { QuartileFunnel } from './quartile-funnel.js'

const counters = {
  ...NO_COUNTS,
  videoStarts: 1000,
  firstQuartiles: 800,
  midpoints: 700,
  thirdQuartiles: 650,
  videoCompletes: 640,
}

describePart('QuartileFunnel', (probe) => <QuartileFunnel counters={counters} {...probe} />)

const words = () => page.getByRole('figure', { name: 'Video quartiles' })

it('names the largest loss', async () => {
  await mount(<QuartileFunnel counters={counters} />)
  await expect.element(words()).toMatchTextContent('Most left between the start and 25%: −20.0 pp.')
})

it('says that nobody left where every start was completed', async () => {
  const whole = { ...counters, firstQuartiles: 1000, midpoints: 1000, thirdQuartiles: 1000, videoCompletes: 1000 }
  await mount(<QuartileFunnel counters={whole} />)
  await expect.element(words()).toMatchTextContent('VCR 100.0%: completes ÷ starts. Nobody left before the end.')
})

it('tells that counts are missing instead of drawing a bar beyond its track', async () => {
  const { container } = await mount(<QuartileFunnel counters={{ ...counters, midpoints: 1400 }} />)
  await expect.element(words()).toMatchTextContent('More videos reached 50% than the step before')
  const bars = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width)
  expect(bars).toEqual(['100%', '80%', '100%', '65%', '64%'])
})

it('divides nothing by nothing', async () => {
  await mount(<QuartileFunnel counters={NO_COUNTS} />)
  await expect.element(words()).toMatchTextContent('No video was started')
  await expect.element(words()).not.toMatchTextContent('NaN')
})
