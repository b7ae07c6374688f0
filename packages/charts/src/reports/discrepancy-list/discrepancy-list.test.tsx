import { DEMO_NOW } from '@placard/domain/demo'
import { mount } from '@placard/ui/testing'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DiscrepancyList } from './discrepancy-list.js'

const check = {
  id: 'check1',
  version: 1,
  createdAt: '2025-10-14T09:00:00.000Z',
  comparedAt: '2025-10-14T09:20:00.000Z',
  createdBy: null,
  fileName: 'dv360.csv',
  isFileKept: false,
  platform: null,
  range: null,
  impressions: null,
  isWithin: null,
  openQuestions: 1,
}

it('keeps a check whose deletion is cancelled', async () => {
  const onDelete = vi.fn(async () => undefined)
  await mount(
    <DiscrepancyList
      checks={[check]}
      renderLink={({ id }) => createElement('a', { href: `#${id}` })}
      onDelete={onDelete}
      now={DEMO_NOW}
    />,
  )
  await expect
    .element(page.getByRole('row', { name: /dv360/ }))
    .toMatchTextContent(/Unknown.*Not compared1 open question/)
  const button = page.getByRole('button', { name: 'Delete dv360.csv' })
  await userEvent.click(button)
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(button).toHaveFocus()
  expect(onDelete).not.toHaveBeenCalled()
})
