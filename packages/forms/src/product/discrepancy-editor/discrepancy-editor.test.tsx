import { DEMO_NOW, demoCampaigns, demoDiscrepancy } from '@placard/domain/demo'
import { PlacardProvider } from '@placard/ui'
import { mount } from '@placard/ui/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { de } from '../../de/de.js'
import { DiscrepancyDecisions, DiscrepancyMatches, DiscrepancySettings } from './discrepancy-editor.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const choices = { dayOrder: 'month-first', zone: 'UTC' } as const
const { check, reading } = demoDiscrepancy(campaign, { reading: choices })
const creatives = campaign.creatives.map(({ id, name }) => ({ id, name, size: '' }))

describe('DiscrepancySettings', () => {
  it('applies the tolerance when its field is left, and not while typing', async () => {
    const onChoicesChange = vi.fn()
    await mount(<DiscrepancySettings check={check} choices={{}} onChoicesChange={onChoicesChange} now={DEMO_NOW} />)
    const field = page.getByRole('spinbutton', { name: 'Tolerance' })
    await userEvent.fill(field, '12')
    expect(onChoicesChange).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onChoicesChange).toHaveBeenCalledExactlyOnceWith({ tolerance: 12 })
  })

  it('forgets the reading of another sheet', async () => {
    const onChoicesChange = vi.fn()
    await mount(
      <DiscrepancySettings
        check={check}
        choices={{ reading: choices, tolerance: 5 }}
        onChoicesChange={onChoicesChange}
        sheet="Cover"
        sheets={['Cover', 'Report']}
        now={DEMO_NOW}
      />,
    )
    await userEvent.click(page.getByRole('combobox', { name: 'Sheet' }))
    await userEvent.click(page.getByRole('option', { name: 'Report' }))
    expect(onChoicesChange).toHaveBeenCalledExactlyOnceWith({ tolerance: 5, sheet: 'Report' })
  })
})

describe('DiscrepancyMatches', () => {
  it('leaves out a creative of ours, and takes it back', async () => {
    const onChoicesChange = vi.fn()
    const props = { matches: check, creatives, onChoicesChange }
    const { rerender } = await mount(<DiscrepancyMatches {...props} choices={{}} />)
    const box = page.getByRole('checkbox', { name: 'Leave out Test ride — 320x50' })
    await userEvent.click(box)
    expect(onChoicesChange).toHaveBeenLastCalledWith({ leftOut: ['demoCreative1f'] })
    await rerender(<DiscrepancyMatches {...props} choices={{ leftOut: ['demoCreative1f'] }} />)
    await userEvent.click(box)
    expect(onChoicesChange).toHaveBeenLastCalledWith({ leftOut: [] })
  })

  it('lists long files in steps', async () => {
    const [first] = check.matches
    const matches = Array.from({ length: 60 }, (_, index) => ({
      ...first!,
      key: String(index),
      partner: { ...first!.partner, creative: `Banner ${index}` },
    }))
    await mount(
      <DiscrepancyMatches
        matches={{ matches, unmatchedKeys: [], unmatchedCreatives: [] }}
        creatives={creatives}
        choices={{}}
        onChoicesChange={() => undefined}
      />,
    )
    const rows = page.getByRole('list', { name: 'Creatives' }).getByRole('listitem')
    await expect.poll(() => rows.elements().length).toBe(25)
    await userEvent.click(page.getByRole('button', { name: 'Show 25 more' }))
    await userEvent.click(page.getByRole('button', { name: 'Show 10 more' }))
    await expect.poll(() => rows.elements().length).toBe(60)
  })
})

it('shows the reasons of decisions in German', async () => {
  await mount(
    <PlacardProvider locale="de" labels={de}>
      <DiscrepancyDecisions reading={reading} choices={choices} onChoicesChange={() => undefined} at={DEMO_NOW} />
    </PlacardProvider>,
  )
  const list = page.getByRole('list', { name: 'So wurde die Datei gelesen' })
  await expect.element(list).toMatchTextContent(/Trennzeichen der Zellen: Komma.*getrennt/)
  await expect.element(list).not.toMatchTextContent(/The |You /)
})
