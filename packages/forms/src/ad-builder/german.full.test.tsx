import { type AdDesign, BUILDER_TEMPLATES, newAdDesign } from '@placard/domain/ad-builder'
import { BUILDER_FONTS, LAYER_PROPERTIES, newLayer, STEP_LABELS } from '@placard/domain/internal/ad-builder'
import { creativeSize, sizesForType } from '@placard/domain/internal/creative'
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
    newLayer('button', 'button', { text: 'Text' }),
  ],
  assets: (['image', 'video'] as const).map((kind) => {
    return { id: kind, name: `a.${kind}`, kind, url: `data:${kind}/webp;base64,`, width: null, height: null }
  }),
}

const readTexts = ({ layers }: AdDesign) =>
  layers.flatMap((layer) => {
    if ('text' in layer) return [layer.text.replace(/\s+/g, ' ')]
    return 'alt' in layer ? [layer.alt] : []
  })

/** Content of ads, names of fonts and sizes, and words of both languages. */
const KNOWN = new Set([
  ...BUILDER_TEMPLATES.flatMap(({ design }) => readTexts(design)),
  ...BUILDER_FONTS.map(({ label }) => label),
  ...sizesForType('Banner').map(({ name, width, height }) => `${creativeSize(width, height)} ${name}`),
  ...everyKind.assets.map(({ name }) => name),
  ...[
    'Text',
    'Video',
    'Button',
    'Ellipse',
    'Zoom',
    'Horizontal',
    'Normal',
    'Linear',
    'px',
    'Animation',
    'Logo',
    'Layout',
  ],
])
// Names of these sizes are translated.
for (const size of ['300x600 Half page', '250x250 Square']) KNOWN.delete(size)
const SAME = { has: (text: string) => KNOWN.has(text) || /^(Code \d+ kB|\d+ px)$/.test(text) }

const builder = (props: Partial<AdBuilderProps> = {}) => (
  <AdBuilder ad={{ design: template, adSeconds: 30 }} className="h-200" {...props} />
)

const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)]
const selectLayer = (id: string) => click(`[data-row-layer="${id}"] [data-row]`)
const press = (selector: string, keys: string) => async () => {
  const element = await vi.waitUntil(() => document.querySelector<HTMLElement>(selector))
  element.focus()
  await userEvent.keyboard(keys)
}
const pressEscape = () => userEvent.keyboard('{Escape}')

/** Opens a list, and presses keys in it. */
async function inList(list: HTMLElement, keys: string, read?: () => Promise<void>) {
  list.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => all('[role=option]').length).toBeGreaterThan(0)
  await read?.()
  await userEvent.keyboard(keys)
  await expect.poll(() => all('[role=option]').length).toBe(0)
}
const choose = (selector: string, keys: string) => () => inList(all(selector)[0]!, keys)

/** Names of the lists and buttons that a test has used in one language. */
const used = new WeakMap<() => Promise<void>, Set<string>>()

/** Calls `act` with the elements whose names the test has not used before, one after another. */
const forEachNew = (selector: string, act: (element: HTMLElement, read: () => Promise<void>) => Promise<void>) =>
  (async (read) => {
    const known = used.get(read) ?? new Set()
    used.set(read, known)
    for (const element of all<HTMLButtonElement>(selector)) {
      const name = element.ariaLabel ?? element.labels[0]?.textContent ?? (element.textContent || element.id)
      if (element.closest('[aria-hidden=true], :disabled, [aria-disabled=true]') || known.has(name)) continue
      known.add(name)
      await act(element, read)
    }
  }) satisfies TranslationStep

const openLists = forEachNew('[role=dialog] [role=combobox], [data-slot=ad-builder] [role=combobox]', (list, read) =>
  inList(list, '{Escape}', read),
)

const section = 'section[aria-labelledby]'
/** Presses the buttons that arrange layers, set keyframes, and reset a layer to its rules. */
const pressButtons = forEachNew(
  `${section} [role=group] > button, ${section} .grid > .flex > button, ${section} > button`,
  async (button, read) => {
    button.click()
    await read()
  },
)

const openHistory = click('[role=tab]:nth-child(2)')
const openDialog = (button: string) => async () => {
  await click(button)()
  await vi.waitUntil(() => document.querySelector('[role=dialog]'))
}
/** Drops a file that is no image. */
const dropText: TranslationStep = async () => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['x'], 'x', { type: 'text/plain' }))
  all('[data-slot=ad-builder]')[0]!.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  await vi.waitUntil(() => document.querySelector('[data-slot=alert]'))
}
/** Waits until the last step is announced. */
const hearStep: TranslationStep = () =>
  expect.poll(() => all('[data-slot=ad-builder] > [role=status]')[0]?.textContent).not.toBe('')

describe('The German ad builder', () => {
  it.each<[string, Partial<AdBuilderProps>, TranslationStep[]]>([
    ['without layers', { ad: { design: newAdDesign(), adSeconds: 30 } }, [openLists]],
    [
      'with a layer of each kind',
      { ad: { design: everyKind, adSeconds: 30 }, onVideoUpload: () => Promise.reject(new Error('Not called')) },
      [
        ...['text', 'image', 'shape', 'video', 'button'].flatMap((id) => [selectLayer(id), openLists, pressButtons]),
        openHistory,
      ],
    ],
    [
      'with groups, and names that are edited',
      { ad: { design: everyKind, adSeconds: 30 } },
      [
        press('[data-builder-canvas]', '{Control>}a{/Control}'),
        pressButtons,
        press('[data-builder-canvas]', '{Control>}g{/Control}'),
        press('[data-row]', '{F2}'),
        pressEscape,
        press('[data-row-layer] [data-row]', '{F2}'),
        pressEscape,
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
        press('.touch-none[aria-pressed]', '{Enter}'),
        openLists,
        choose('section [role=group] [role=combobox]', '{End}{Enter}'),
        press('.touch-none[aria-pressed]', '{ArrowRight}'),
        click('button:has(.lucide-play)'),
      ],
    ],
    [
      'with sizes',
      {},
      [
        choose('[role=toolbar] [role=combobox]', '{ArrowDown}{Enter}'),
        selectLayer('headline'),
        press('[data-builder-canvas]', '{ArrowRight}'),
        pressButtons,
        click('[role=toolbar] [role=radio]:last-child'),
        openLists,
        click('fieldset ul button'),
        click('fieldset > button'),
        click('li button:has(.lucide-trash-2)'),
        click('[data-custom-size] button'),
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
        openDialog('button:has(.lucide-eye)'),
        openLists,
      ],
    ],
  ])('leaves no English text %s', { timeout: 120_000 }, async (_, props, steps) => {
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
      ...Object.values(STEP_OF).map((readName) => readName('§')),
    ]
    const translated = new Set(Object.keys(de.messages ?? {}).map((text) => text.replace(/\{\w+\}/, '§')))
    expect(names.filter((name) => !translated.has(name))).toEqual([])
  })

  it('names each shape and image of the templates', () => {
    const layers = BUILDER_TEMPLATES.flatMap(({ design }) => design.layers)
    const names = layers.filter(({ kind }) => kind === 'shape' || kind === 'image').map(({ name }) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !Object.hasOwn(de.layerNames ?? {}, name))).toEqual([])
  })
})
