import { clickTexts, readClickChain } from '@placard/domain/tags'
import { PlacardProvider, useLabels } from '@placard/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { de } from '../../de/de.js'
import { ClickSteps } from './click-steps.js'

function LostClick() {
  const landing = 'https://shop.test/?a=1&b=2'
  const chain = readClickChain(
    { test: 'Ab3-_xYz', hops: ['https://ads.test/serve/click/1'], landing, location: 'https://shop.test/?a=1' },
    { platform: 'Xandr', servingHost: 'https://ads.test', tag: '<ins></ins>' },
    useLabels('clickTest', clickTexts),
  )
  return createElement(ClickSteps, { chain })
}

it('explains a lost click in German', () => {
  const steps = createElement(LostClick)
  const html = renderToStaticMarkup(createElement(PlacardProvider, { locale: 'de', labels: de }, steps))
  const texts = [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text?.trim())
  expect(texts.filter((text) => /^(\d\. )?\p{Lu}\p{L}/u.test(text ?? ''))).toEqual([
    'Der Klick erreicht die Zielseite nicht unverändert',
    '1. Anzeige',
    'Geöffnet',
    'Problem:',
    'Xandr wird nicht aufgerufen und zählt daher keinen Klick. Der Tag hat kein Klickmakro. Geben Sie es unter „Makros“ ein.',
    '2. Unsere Klickadresse',
    'Empfangen',
    '3. Zielseite',
    'Veröffentlicht',
    'Geöffnet',
    'Problem:',
  ])
})
