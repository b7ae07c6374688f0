import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { campaignFiles, path } from './file-browser/file-browser.fixture.js'
import { FileBrowser } from './file-browser/file-browser.js'
import { Tabs, TabsList, TabsTrigger } from './tabs/tabs.js'
import { emulateMedia } from './testing/media.js'
import { mount, settled } from './testing/mount.js'
import { visible } from './testing/visible.js'
import { campaigns } from './tree/tree.fixture.js'
import { Tree } from './tree/tree.js'

beforeEach(async () => {
  await page.viewport(1280, 1000)
  await emulateMedia({ forcedColors: 'active' })
})
afterEach(() => emulateMedia())

const nothing = () => {}

/** True if keyboard focus is drawn as an outline. */
const outlined = (element: Element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
}

describe('Tree in forced-colors mode', () => {
  const item = (name: string) => page.getByRole('treeitem', { name }).element()

  it('marks the selected item by more than color', async () => {
    await mount(<Tree label="Campaigns" nodes={campaigns} defaultSelected={['spring']} />)
    expect(item('Spring')).toHaveAttribute('aria-selected', 'true')
    expect(visible(item('Spring'))).not.toBe(visible(item('Summer')))
  })

  it('draws focus as an outline', async () => {
    await mount(<Tree label="Campaigns" nodes={campaigns} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const focused = document.activeElement
    expect(focused).toHaveAttribute('role', 'treeitem')
    expect([focused, ...(focused?.children ?? [])].some((one) => one && outlined(one))).toBe(true)
  })
})

describe('overflowing Tabs in forced-colors mode', () => {
  const names = ['Overview', 'Creatives', 'Placements', 'Platforms', 'Audiences', 'Schedules']

  it('distinguish the selected tab, and show the scrolled edge', async () => {
    await mount(
      <div style={{ width: 240 }}>
        <Tabs value="Schedules">
          <TabsList aria-label="Views">
            {names.map((name) => (
              <TabsTrigger key={name} value={name}>
                {name}
              </TabsTrigger>
            ))}
          </TabsList>
        </Tabs>
      </div>,
    )
    await settled()
    const tab = (name: string) => page.getByRole('tab', { name }).element()
    expect(visible(tab('Schedules'))).not.toBe(visible(tab('Audiences')))
    const list = page.getByRole('tablist').element().getBoundingClientRect()
    const chosen = tab('Schedules').getBoundingClientRect()
    expect(chosen.left).toBeGreaterThanOrEqual(list.left - 1)
  })
})

describe('FileBrowser in forced-colors mode', () => {
  it.each([
    ['list', 'row'],
    ['grid', 'gridcell'],
  ] as const)('shows in the %s what is chosen, what the keys are at, and where files would go', async (view, role) => {
    const part = (selected: readonly string[]) => (
      <FileBrowser
        label="Files"
        entries={campaignFiles}
        path={path}
        view={view}
        selected={selected}
        onUpload={nothing}
        onMove={nothing}
      />
    )
    const { rerender } = await mount(part([]))
    const entry = (name: RegExp) => page.getByRole(role, { name }).element()
    const alone = visible(entry(/^index/))
    await rerender(part(['index.html']))
    expect(visible(entry(/^index/))).not.toBe(alone)

    const folder = visible(entry(/^Archive/))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['0'], 'outro.mp4'))
    for (const type of ['dragenter', 'dragover'])
      entry(/^Archive/).dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    await settled()
    expect(visible(entry(/^Archive/))).not.toBe(folder)
    entry(/^Archive/).dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))

    await userEvent.click(entry(/^index/))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toHaveAttribute('role', role)
    expect(outlined(document.activeElement ?? document.body)).toBe(true)
  })
})
