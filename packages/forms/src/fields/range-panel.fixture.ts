import type { ReportRange, ReportTexts } from '@placard/domain/report'
import { createElement, type ReactElement } from 'react'
import { rangeChoices } from './date-range-picker/range-choices.js'
import { RangePanel } from './date-range-picker/range-panel.js'

interface PanelOptions {
  value: ReportRange
  flight: { start: string; end: string }
  now: Date
}

/** Creates the open panel of a DateRangePicker, which has no popover and can therefore be rendered on a server. */
export const rangePanel = ({ value, flight, now }: PanelOptions, texts: ReportTexts): ReactElement =>
  createElement(RangePanel, {
    value,
    comparison: { mode: 'previous', matchWeekday: false },
    choices: rangeChoices({ now, tzCode: 'UTC', bounds: {}, flight, texts }),
    bounds: {},
    now,
    onApply: () => {},
    onCancel: () => {},
  })
