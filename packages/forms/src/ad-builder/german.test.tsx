import {
  type AdDesign,
  BUILDER_FONTS,
  BUILDER_TEMPLATES,
  creativeSize,
  LAYER_PROPERTIES,
  newAdDesign,
  newLayer,
  STEP_LABELS,
  sizesForType,
} from '@placard/domain'
import { click, expectTranslated, strings, type TranslationStep } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { de } from '../de/de.js'
import { templateDesign } from './ad-builder.fixture.js'
import { AdBuilder, type AdBuilderProps } from './ad-builder.js'
import { STEP_OF, STEPS } from './builder-steps.js'

const german = { locale: 'de', labels: de }
const template = templateDesign('offer')

/** Design with a layer of each kind, in which every control is shown. */
const everyKind: AdDesign = {
  ...newAdDesign(),
  layers: [
    ...newAdDesign().layers,
    newLayer('text', 'text'),
    newLayer('image', 'image'),
    newLayer('shape', 'shape', {
      border: { width: 2, color: '#000000' },
      fill: { kind: 'gradient', from: '#000000', to: '#ffffff', angle: 0 },
      shadow: { x: 0, y: 0, blur: 4, color: '#000000' },
    }),
    newLayer('video', 'video'),
    newLayer('button', 'button'),
  ],
}

const textsOf = ({ layers }: AdDesign) => layers.flatMap((layer) => ('text' in layer ? [layer.text] : []))

/** Content of ads, names of fonts and sizes, and words of both languages. */
const SAME = new Set([
  ...BUILDER_TEMPLATES.flatMap(({ design }) => textsOf(design)),
  ...BUILDER_FONTS.map(({ label }) => label),
  ...sizesForType('Banner').map(({ name, width, height }) => `${creativeSize(width, height)} ${name}`),
  ...['Text', 'Video', 'Button', 'Ellipse', 'Zoom', 'Horizontal', 'Normal', 'Linear'],
])
// Names of these sizes are translated.
for (const size of ['300x600 Half page', '250x250 Square']) SAME.delete(size)

const builder = (props: Partial<AdBuilderProps> = {}) => (
  <AdBuilder ad={{ design: template, adSeconds: 30 }} className="h-200" {...props} />
)

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const selectLayer = (id: string) => click(`[data-row-layer="${id}"] [data-row]`)
const press = (selector: string, keys: string) => async () => {
  const element = await vi.waitUntil(() => document.querySelector<HTMLElement>(selector))
  element.focus()
  await userEvent.keyboard(keys)
}
const escape = () => userEvent.keyboard('{Escape}')

/** Opens the lists of a part of the page, one after another. */
const openLists =
  (within: string): TranslationStep =>
  async (read) => {
    for (const list of all(`${within} [role=combobox]`)) {
      list.focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => all('[role=option]').length).toBeGreaterThan(0)
      await read()
      await escape()
      await expect.poll(() => all('[role=option]').length).toBe(0)
    }
  }

/** Presses the buttons of the panel that are enabled. */
const pressButtons: TranslationStep = async (read) => {
  for (const button of all('[data-slot=ad-builder] h2 ~ [role=group] button:enabled, h2 ~ div button:enabled')) {
    if (button.isConnected && button.role !== 'combobox') button.click()
    await read()
  }
}

const openHistory = click('[role=tab]:nth-child(2)')
const openLayers = click('[role=tab]:nth-child(1)')
const openDialog = (button: string) => async () => {
  await click(button)()
  await vi.waitUntil(() => document.querySelector('[role=dialog]'))
}
/** Drops a file that is no image. */
const dropText: TranslationStep = async () => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['x'], 'x', { type: 'text/plain' }))
  all('[data-slot=ad-builder]')[0]!.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  await vi.waitUntil(() => document.querySelector('[role=alert]'))
}
/** Waits until the last step is announced. */
const hearStep: TranslationStep = () =>
  expect.poll(() => all('[data-slot=ad-builder] > [role=status]')[0]?.textContent).not.toBe('')

describe('The German ad builder', () => {
  it.each<[string, Partial<AdBuilderProps>, TranslationStep[]]>([
    ['without layers', { ad: { design: newAdDesign(), adSeconds: 30 } }, [openLists('[data-slot=ad-builder]')]],
    [
      'with layers of each kind',
      { ad: { design: everyKind, adSeconds: 30 }, onVideoUpload: () => Promise.reject(new Error('Not called')) },
      ['text', 'image', 'shape', 'video', 'button'].flatMap((id) => [
        selectLayer(id),
        openLists('[data-slot=ad-builder]'),
        pressButtons,
        openHistory,
        openLayers,
      ]),
    ],
    [
      'with groups, and names that are edited',
      { ad: { design: everyKind, adSeconds: 30 } },
      [
        press('[data-builder-canvas]', '{Control>}a{/Control}'),
        pressButtons,
        press('[data-builder-canvas]', '{Control>}g{/Control}'),
        press('[data-row]', '{F2}'),
        escape,
        press('[data-row-layer] [data-row]', '{F2}'),
        escape,
        openHistory,
      ],
    ],
    [
      'with new layers',
      {},
      [
        ...[1, 4].map((place) => click(`[role=toolbar] > [role=group] > button:nth-of-type(${place})`)),
        press('[role=toolbar] [aria-haspopup=menu]', '{Enter}'),
        press('[role=menuitem]:last-child', '{Enter}'),
        hearStep,
        openHistory,
        dropText,
      ],
    ],
    [
      'with the timeline',
      {},
      [
        click('[data-slot=ad-builder] [data-row-layer="headline"] [data-row]'),
        async () => all('.touch-none[aria-pressed]')[0]!.click(),
        openLists('section section'),
        press('[role=group] > div > [role=combobox]', '{Enter}{End}{Enter}'),
        press('.touch-none[aria-pressed]', '{ArrowRight}'),
        click('section > div > div > button:nth-child(2)'),
      ],
    ],
    [
      'with sizes',
      {},
      [
        press('[role=toolbar] [role=combobox]', '{Enter}{ArrowDown}{Enter}'),
        selectLayer('headline'),
        press('[data-builder-canvas]', '{ArrowRight}'),
        pressButtons,
        click('[role=toolbar] [role=radio]:last-child'),
        openLists('[data-slot=ad-builder]'),
        press('[role=combobox]', '{Enter}{End}{Enter}'),
        click('li > div > button:last-child'),
        click('[role=toolbar] [role=radio]:first-child'),
        openHistory,
      ],
    ],
    [
      'with its dialogs',
      {},
      [
        openDialog('[role=toolbar] > button'),
        click('[role=dialog] li:nth-child(3) button'),
        hearStep,
        openHistory,
        openDialog('[role=toolbar] > div:last-child > button'),
        openLists('[role=dialog]'),
      ],
    ],
  ])('leaves no English text %s', async (_, props, steps) => {
    await page.viewport(1280, 900)
    await expectTranslated(() => builder(props), steps, SAME, german)
  })

  it('leaves no English text on a narrow screen', async () => {
    await page.viewport(500, 900)
    await expectTranslated(builder, [], SAME, german)
  })

  it('names each step, property and template', () => {
    const names = [
      ...strings([STEP_LABELS, STEPS]),
      ...Object.values(LAYER_PROPERTIES).flatMap(({ label }) => (label.length > 1 ? [label] : [])),
      ...BUILDER_TEMPLATES.flatMap(({ name, description }) => [name, description]),
      ...Object.values(STEP_OF).map((nameOf) => nameOf('§')),
    ]
    const translated = new Set(Object.keys(de.messages ?? {}).map((text) => text.replace(/\{\w+\}/, '§')))
    expect(names.filter((name) => !translated.has(name))).toEqual([])
  })
})
