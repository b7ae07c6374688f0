import {
  type BuilderAsset,
  builderHtml,
  DEFAULT_BUILDER_LAYOUT,
  designFromHtml,
  newAdDesign,
} from '@placard/domain/ad-builder'
import { newLayer, sampleDesign, serializeClip } from '@placard/domain/internal/ad-builder'
import { describePart, mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { templateDesign } from './ad-builder.fixture.js'
import { AdBuilder } from './ad-builder.js'
import { adBuilderLabels } from './ad-builder-labels.js'
import { ArtboardView } from './canvas/layer-view.js'
import { readBuilderImage } from './properties/read-builder-image.js'

const ad = { design: templateDesign('product'), adSeconds: 30 }

describePart('AdBuilder', (probe) => <AdBuilder ad={ad} {...probe} />)

/** Returns what a browser computes for every layer below an element. */
function looksIn(root: ParentNode): Record<string, Record<string, string>> {
  const view = (root as Node).ownerDocument?.defaultView ?? window
  return Object.fromEntries(
    [...root.querySelectorAll<HTMLElement>('[data-layer]')].map((element) => {
      const { width, height, rotate, scale, opacity, color, fontSize, backgroundColor, borderRadius } =
        view.getComputedStyle(element)
      const look = { width, height, rotate, scale, opacity, color, fontSize, backgroundColor, borderRadius }
      return [element.dataset.layer, look]
    }),
  )
}

it('draws each layer as the served banner does, at every time', async () => {
  for (const id of ['offer', 'event', 'savings']) {
    const design = templateDesign(id)
    const frame = document.createElement('iframe')
    frame.style.cssText = 'width:300px;height:250px;border:0'
    // Without reduced motion, which the tests emulate.
    frame.srcdoc = builderHtml(design, { adSeconds: 30 }).replace('prefers-reduced-motion:reduce', 'print')
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    const served = frame.contentDocument!
    const viewAt = (at: number) => <ArtboardView design={design} styles={sampleDesign(design, at)} at={at} />
    const { container, rerender } = await mount(viewAt(0))
    for (const at of [0, 350, 800, 1700, 2600, design.timeline.durationMs]) {
      for (const animation of served.getAnimations()) {
        animation.pause()
        animation.currentTime = at
      }
      await rerender(viewAt(at))
      const shown = container.querySelector('[data-slot="artboard"]')!
      const [expected, found] = [looksIn(served.body), looksIn(shown)]
      for (const [layer, look] of Object.entries(expected)) {
        const hasText = shown.querySelector(`[data-layer="${layer}"]`)?.textContent !== ''
        for (const [name, value] of Object.entries(look)) {
          // A shape has the text color of the page, and shows nothing of it.
          if (!hasText && (name === 'color' || name === 'fontSize')) continue
          const numbers = (text: string | undefined) =>
            (text?.match(/-?[\d.]+/g) ?? [text]).map((one) => Math.round(Number(one)))
          expect([layer, name, at, numbers(found[layer]?.[name])]).toEqual([layer, name, at, numbers(value)])
        }
        const describePlace = (root: ParentNode, origin: DOMRect) => {
          const { x, y } = root.querySelector(`[data-layer="${layer}"]`)!.getBoundingClientRect()
          return [Math.round(x - origin.x), Math.round(y - origin.y)]
        }
        const place = describePlace(served, served.querySelector('.pb')!.getBoundingClientRect())
        for (const [index, value] of describePlace(shown, shown.getBoundingClientRect()).entries())
          expect(Math.abs(value - place[index]!)).toBeLessThanOrEqual(1)
      }
    }
    frame.remove()
  }
})

it('pastes layers of another tab, and reports the design', async () => {
  const onChange = vi.fn()
  await page.viewport(1280, 900)
  await mount(<AdBuilder ad={{ design: newAdDesign(), adSeconds: 30 }} onChange={onChange} className="h-200" />)
  const canvas = page.getByRole('application', { name: 'Canvas' })
  ;(canvas.element() as HTMLElement).focus()
  const clipboardData = new DataTransfer()
  const clip = { layers: [newLayer('text', 'x', { text: 'Pasted' })], keyframes: [], assets: [], groups: [] }
  clipboardData.setData('text/plain', serializeClip(clip))
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  await expect.element(page.getByRole('button', { name: 'Pasted', exact: true })).toBeVisible()
  expect(onChange.mock.lastCall?.[0].design.layers[1]).toMatchObject({ text: 'Pasted' })
  const copied = new DataTransfer()
  document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: copied, cancelable: true }))
  expect(copied.getData('text/plain')).toContain('Pasted')
})

it('keeps what is typed into a field from its shortcuts', async () => {
  await page.viewport(1280, 900)
  await mount(<AdBuilder ad={ad} className="h-200" />)
  const layers = page.getByRole('region', { name: 'Layers' })
  await layers.getByRole('button', { name: 'Light, made simple', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await userEvent.fill(text, 'Light [new]')
  await userEvent.keyboard('{Backspace}')
  await expect.element(text).toHaveValue('Light [new')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false')
})

it('reads images as parts of a design, and says why it cannot', async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 20
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const read = (content: BlobPart, name: string, type: string) =>
    readBuilderImage(new File([content], name, { type }), adBuilderLabels)
  const image = await read(blob!, 'dot.png', 'image/png')
  expect(image).toMatchObject({ name: 'dot.png', kind: 'image', width: 40, height: 20 })
  const design = {
    ...newAdDesign(),
    layers: [...newAdDesign().layers, newLayer('image', 'i', { assetID: 'a' })],
    assets: [{ ...image, id: 'a' }],
  }
  expect(designFromHtml(builderHtml(design, { adSeconds: 0 }))?.design).toEqual(design)
  await expect(read('x', 'a.txt', 'text/plain')).rejects.toThrow(/Choose a PNG/)
  await expect(read('x', 'a.png', 'image/png')).rejects.toThrow(/damaged/)
})

/** Sends a pointer event and waits for its effect. The pointer with the id 1 is the mouse, which can be captured. */
async function point(target: Element, type: string, x: number, y: number, changes: PointerEventInit = {}) {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      pointerId: 1,
      isPrimary: true,
      ...changes,
    }),
  )
  await new Promise(requestAnimationFrame)
}

it('reorders layers by dragging their rows', async () => {
  await page.viewport(1280, 900)
  await mount(<AdBuilder ad={ad} className="h-200" />)
  const names = () => [...document.querySelectorAll('[data-row-layer]')].map((row) => row.textContent)
  const before = names()
  const [first, , third] = [...document.querySelectorAll<HTMLElement>('[data-row-layer]')]
  const grip = first!.querySelector('span')!
  const [from, to] = [grip.getBoundingClientRect(), third!.getBoundingClientRect()]
  await point(grip, 'pointerdown', from.left + 2, from.top + 2)
  await point(grip, 'pointermove', from.left + 2, to.bottom - 2)
  await point(grip, 'pointerup', from.left + 2, to.bottom - 2)
  await expect.poll(names).toEqual([before[1], before[2], before[0], ...before.slice(3)])
})

it('zooms with two fingers, and moves nothing', async () => {
  const onChange = vi.fn()
  await page.viewport(1280, 900)
  await mount(<AdBuilder ad={ad} onChange={onChange} className="h-200" />)
  const stage = document.querySelector('[data-builder-canvas] > div')!
  const { left, top } = stage.getBoundingClientRect()
  const [one, other] = [
    { pointerType: 'touch', pointerId: 1 },
    { pointerType: 'touch', pointerId: 2, isPrimary: false },
  ]
  await point(stage, 'pointerdown', left + 100, top + 100, one)
  await point(stage, 'pointerdown', left + 200, top + 100, other)
  await point(stage, 'pointermove', left + 300, top + 100, other)
  await point(stage, 'pointerup', left + 300, top + 100, other)
  await point(stage, 'pointerup', left + 100, top + 100, one)
  await expect.element(page.getByRole('button', { name: 'Fit the canvas, now 200%' })).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})

it('gives the canvas at least 60 % of a window of 1280 by 800, and keeps the timeline visible', async () => {
  await page.viewport(1280, 800)
  await mount(
    <div className="fixed inset-0">
      <AdBuilder
        ad={ad}
        heading={<h1 className="h-9 w-64">Light — 300x250</h1>}
        actions={() => <button type="button">Save</button>}
        className="h-full rounded-none border-0"
      />
    </div>,
  )
  const { width, height } = page.getByRole('application', { name: 'Canvas' }).element().getBoundingClientRect()
  expect((width * height) / (1280 * 800)).toBeGreaterThanOrEqual(0.6)
  const timeline = page.getByRole('region', { name: 'Timeline' }).element().getBoundingClientRect()
  expect(timeline.bottom).toBeLessThanOrEqual(800)
  expect(timeline.height).toBeGreaterThanOrEqual(100)
})

it('folds and resizes panels, and reports their layout once per change', async () => {
  const onLayoutChange = vi.fn()
  await page.viewport(1280, 900)
  await mount(<AdBuilder ad={ad} onLayoutChange={onLayoutChange} className="h-200" />)
  const layers = page.getByRole('region', { name: 'Layers' })
  await page.getByRole('button', { name: 'Layers panel' }).click()
  await expect.element(layers).not.toBeInTheDocument()
  const properties = page.getByRole('button', { name: 'Properties panel' })
  await properties.click()
  await expect
    .element(page.getByRole('separator', { name: 'Width of the panels' }))
    .toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'Layers panel' }).click()
  await expect.element(layers).toBeVisible()
  await properties.click()
  ;(page.getByRole('separator', { name: 'Height of the layers' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onLayoutChange).toHaveBeenCalledTimes(5)
  expect(onLayoutChange).toHaveBeenLastCalledWith({
    ...DEFAULT_BUILDER_LAYOUT,
    layersHeight: DEFAULT_BUILDER_LAYOUT.layersHeight + 16,
  })
})

it('saves by Ctrl+S with focus anywhere, also in a field', async () => {
  const onSave = vi.fn()
  await page.viewport(1280, 900)
  await mount(<AdBuilder ad={ad} onSave={onSave} className="h-200" />)
  await userEvent.keyboard('{Control>}s{/Control}')
  await page
    .getByRole('region', { name: 'Layers' })
    .getByRole('button', { name: 'Light, made simple', exact: true })
    .click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await userEvent.fill(text, 'Saved text')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(onSave).toHaveBeenCalledTimes(2)
  expect(onSave.mock.lastCall?.[0].design.layers).toContainEqual(expect.objectContaining({ text: 'Saved text' }))
  await expect.element(text).toHaveFocus()
})

it('changes texts, colors and images on a phone, in steps that can be undone', async () => {
  const onChange = vi.fn()
  const image = { id: 'a1', name: 'old.png', kind: 'image' as const, url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }
  const design = {
    ...newAdDesign(),
    layers: [...newAdDesign().layers, newLayer('image', 'l1', { name: 'Photo', assetID: 'a1' })],
    assets: [{ ...image, width: 1, height: 1 }],
  }
  await page.viewport(390, 844)
  await mount(<AdBuilder ad={{ design, adSeconds: 30 }} onChange={onChange} />)
  const canvas = document.createElement('canvas')
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(input, new File([blob!], 'new.png', { type: 'image/png' }))
  await expect
    .poll(() => onChange.mock.lastCall?.[0].design.assets.map(({ name }: BuilderAsset) => name))
    .toContain('new.png')
  const { layers, assets } = onChange.mock.lastCall![0].design
  expect(layers[1].assetID).toBe(assets.find(({ name }: BuilderAsset) => name === 'new.png').id)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => onChange.mock.lastCall?.[0].design).toEqual(design)
  await userEvent.fill(page.getByRole('textbox', { name: 'Color of Background' }), '#112233')
  await expect
    .poll(() => onChange.mock.lastCall?.[0].design.layers[0].fill)
    .toEqual({ kind: 'color', color: '#112233' })
})

it('leaves the keys of an input method to the text that it composes', async () => {
  const onSave = vi.fn()
  await page.viewport(1280, 900)
  await mount(<AdBuilder ad={ad} onSave={onSave} className="h-200" />)
  const rows = page.getByRole('region', { name: 'Layers' })
  await rows.getByRole('button', { name: 'Light, made simple', exact: true }).click()
  const compose = (field: HTMLElement, key: string, ctrlKey = false) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, isComposing: true, bubbles: true, cancelable: true }),
    )
  const panelField = page.getByRole('textbox', { name: 'Text', exact: true }).element() as HTMLElement
  panelField.focus()
  compose(panelField, 'Escape')
  compose(panelField, 's', true)
  expect(document.activeElement).toBe(panelField)
  ;(page.getByRole('application', { name: 'Canvas' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{F2}')
  const editor = page.getByRole('textbox', { name: 'Text on the canvas' })
  await expect.element(editor).toHaveFocus()
  for (const key of ['Escape', 'Enter', 'Delete', ' ', 'ArrowRight']) compose(editor.element() as HTMLElement, key)
  await expect.element(editor).toHaveFocus()
  await expect.element(editor).toHaveValue('Light, made simple')
  expect(onSave).not.toHaveBeenCalled()
  compose(editor.element() as HTMLElement, 'Process')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('application', { name: 'Canvas' })).toHaveFocus()
})
