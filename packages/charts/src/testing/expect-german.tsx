import { expectTranslated, settled, type TranslationStep } from '@placard/ui/testing'
import type { ReactNode } from 'react'
import { userEvent } from 'vitest/browser'
import { de } from '../de/de.js'

/** Announces the points of every chart, and shows their tooltips. */
export const readCharts = async () => {
  for (const layer of document.querySelectorAll<HTMLElement>('[data-slot=chart-layer]')) {
    layer.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    await settled()
  }
}

/** Switches charts to weeks and tables. */
export const showTables = async () => {
  for (const radio of document.querySelectorAll('[data-slot=chart-frame] [role=radio][aria-checked=false]'))
    await userEvent.click(radio)
}

/**
 * Fails if a widget has a text in English and in German, also after each of the steps. `same` are data, and words of both
 * languages.
 */
export const expectGerman = (
  widget: () => ReactNode,
  steps: readonly TranslationStep[],
  same: ReadonlySet<string>,
): Promise<void> => expectTranslated(widget, steps, same, { locale: 'de', labels: de })
