import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PlacardProvider } from '../placard-provider/placard-provider.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { FileProperties } from './file-properties.js'

describePart('FileProperties', (probe) => <FileProperties name="a.png" kind="file" size={9} {...probe} />)

/** Returns the facts as lines: "Size: 9 B". */
const facts = () =>
  [...document.querySelectorAll('[data-slot="description-item"]')].map((item) =>
    `${item.querySelector('dt')?.textContent}: ${item.querySelector('dd')?.textContent}`
      .replaceAll('\u00a0', ' ')
      .trim(),
  )

describe('FileProperties', () => {
  it('shows the facts of a file', async () => {
    await mount(
      <FileProperties
        name="a.png"
        kind="file"
        size={1_234_567}
        contentType="image/png"
        modified="2025-10-13T09:30:00Z"
        formatDate={(date) => date.toISOString()}
      />,
    )
    expect(facts()).toEqual([
      'Kind: Image',
      'Size: 1.2 MB (1,234,567 bytes)',
      'Modified: 2025-10-13T09:30:00.000Z',
      'Content type: image/png',
    ])
  })

  it('writes times as other parts of the page, on this device', async () => {
    const at = new Date(2025, 9, 3, 21, 5)
    const file = <FileProperties name="a.png" kind="file" size={9} modified={at.toISOString()} />
    const { rerender } = await mount(file)
    expect(facts()).toContain('Modified: 3 Oct 2025, 21:05')
    await rerender(<PlacardProvider locale="de">{file}</PlacardProvider>)
    expect(facts()).toContain('Modified: 3. Okt. 2025, 21:05')
  })

  it('shows the number and size of the files of a folder', async () => {
    await mount(<FileProperties name="a" kind="folder" size={9} files={1_200} />)
    expect(facts()).toEqual(['Kind: Folder', 'Files: 1,200', 'Size: 9 B'])
  })

  it('copies the path', async () => {
    await mount(<FileProperties name="a.png" kind="file" size={9} path="b/a.png" />)
    await expect.element(page.getByRole('button', { name: 'Copy path' })).toBeVisible()
  })
})
