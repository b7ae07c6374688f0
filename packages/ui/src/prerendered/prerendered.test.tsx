import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { lazyPart } from '../lazy-part.js'
import { hydrate, mount, settled } from '../testing/mount.js'
import { Prerendered, usePrerendered } from './prerendered.js'

const Hint = () => <p>A hint</p>
const hint = page.getByText('A hint')

/** A part whose code arrives when the test says so, and its failure. */
function latePart() {
  let arrive: () => void = () => undefined
  const code = new Promise<{ default: typeof Hint }>((resolve) => {
    arrive = () => resolve({ default: Hint })
  })
  return { Part: lazyPart(() => code, { pending: <p>Loading</p> }), arrive }
}

/** Renders as a server does: again, until no code is missing. */
async function prerender(render: (onMissing: (code: Promise<unknown>) => void) => string): Promise<string> {
  const missing: Promise<unknown>[] = []
  const markup = render((code) => missing.push(code))
  if (missing.length === 0) return markup
  await Promise.all(missing)
  return prerender(render)
}

describe('a prerendered lazy part', () => {
  it('is in the markup of a server once its code has loaded there', async () => {
    const { Part, arrive } = latePart()
    const markups: string[] = []
    const done = prerender((onMissing) => {
      const markup = renderToString(
        <Prerendered onMissing={onMissing}>
          <Part />
        </Prerendered>,
      )
      markups.push(markup)
      return markup
    })
    arrive()
    expect(await done).toContain('A hint')
    expect(markups).toHaveLength(2)
    expect(markups[0]).toContain('Loading')
  })

  it('is what the browser finds, once its code has loaded there too', async () => {
    const { Part, arrive } = latePart()
    arrive()
    await Part.load()
    const page = (
      <Prerendered>
        <Part />
      </Prerendered>
    )
    const { container, recovered } = await hydrate(renderToString(page), page)
    expect(container.textContent).toBe('A hint')
    await settled()
    expect(recovered).toEqual([])
  })

  it('has its placeholder where it is shown later', async () => {
    const { Part, arrive } = latePart()
    const { rerender } = await mount(<Prerendered>{null}</Prerendered>)
    await rerender(
      <Prerendered>
        <Part />
      </Prerendered>,
    )
    await expect.element(page.getByText('Loading')).toBeVisible()
    arrive()
    await expect.element(hint).toBeVisible()
  })
})

const seen: string[] = []
function Probe({ name }: { name: string }) {
  seen.push(`${name}: ${usePrerendered()}`)
  return <i>{name}</i>
}

it('tells components apart that are hydrated from those that are shown later', async () => {
  const inside = (
    <Prerendered>
      <Probe name="inside" />
    </Prerendered>
  )
  const markup = renderToString(inside)
  renderToString(<Probe name="outside" />)
  await hydrate(markup, inside)
  await mount(<Prerendered>{<Probe name="later" />}</Prerendered>)
  expect([...new Set(seen)]).toEqual(['inside: true', 'outside: false', 'inside: false', 'later: false'])
})
