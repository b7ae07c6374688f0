import { resolvedLandingPage } from '@placard/domain/internal/creative'
import {
  CLICK_TEST_CHANNEL,
  clickTestPage,
  createClickTestID,
  fillTag,
  readClickReport,
} from '@placard/domain/internal/tags'
import { buildTag, type ClickReport, clickTexts, readClickChain, type TagModel } from '@placard/domain/tags'
import { AdFrame, CodeBlock, Disclosure, Field, Input, Textarea, useLabels } from '@placard/ui'
import { useDeferredValue, useEffect, useState } from 'react'
import type { TaggedCreative } from '../tagged-creative.js'
import { tagsPanelLabels } from '../tags-panel-labels.js'
import { ClickSteps } from './click-steps.js'

export interface ClickTestProps {
  /** Published banner and the platform of its tag. */
  model: TagModel & { creative: TaggedCreative }
  /** URL of the page that shows the tag under its own Content Security Policy. */
  host: string
}

/** Test of a banner's click, or that of a pasted tag: each URL from the ad to the landing page. */
export function ClickTest({ model, host }: ClickTestProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const [pasted, setPasted] = useState('')
  const [landing, setLanding] = useState('')
  const tag = useDeferredValue(pasted.trim())
  return (
    <Disclosure title={labels.testClick}>
      <div className="grid min-w-0 gap-4">
        <p className="max-w-prose text-ink-muted">{labels.clickTestHint(model.platform)}</p>
        <Field label={labels.otherTag} hint={labels.otherTagHint}>
          <Textarea
            mono
            minRows={2}
            maxRows={12}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        </Field>
        {tag !== '' && (
          <Field label={labels.landingPageOfTag} hint={labels.landingPageHint}>
            <Input
              type="url"
              dir="ltr"
              autoComplete="off"
              value={landing}
              onChange={(event) => setLanding(event.target.value)}
            />
          </Field>
        )}
        <ClickTestRun
          key={JSON.stringify([model.platform, model.macros, tag])}
          {...{ model, host, tag }}
          landing={tag === '' ? resolvedLandingPage(model.creative) : landing.trim() || undefined}
        />
      </div>
    </Disclosure>
  )
}

interface ClickTestRunProps extends ClickTestProps {
  /** Pasted tag; empty for that of the creative. */
  tag: string
  /** Landing page that the click should reach. */
  landing: string | undefined
}

/** Ad of one test, and the steps of its last click. */
function ClickTestRun({ model, host, tag, landing }: ClickTestRunProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const texts = useLabels('clickTest', clickTexts)
  const [test] = useState(createClickTestID)
  const report = useClickReport(test)
  const { platform, macros, servingHost, creative } = model
  const own = tag === ''
  const text = own ? buildTag({ ...model, clickTest: test }).text : tag
  const filled = fillTag(text, { platform, macros, servingHost, test, landing })
  // Our click URL reports the landing page of the published version, which the draft may no longer have.
  const chain =
    report && readClickChain(report, { platform, servingHost, tag: filled, ...(!own && { landing }) }, texts)
  const { width, height, fluid } = creative
  return (
    <>
      <AdFrame
        title={labels.clickTestAd}
        html={clickTestPage(filled, { servingHost, test })}
        htmlHost={host}
        {...(own && (fluid ? { ratio: width / height } : { width }))}
        {...(!(own && fluid) && { height })}
      />
      <p role="status" className="sr-only">
        {chain?.verdict}
      </p>
      {chain ? <ClickSteps chain={chain} /> : <p className="text-ink-muted">{labels.stepsAppearHere}</p>}
      <Disclosure title={labels.filledTag}>
        <CodeBlock
          code={filled}
          label={labels.tagFilledFor(platform)}
          labels={{ copy: labels.copyFilledTag }}
          defaultWrap
        />
      </Disclosure>
    </>
  )
}

/** Returns the newest report of a click test, which its end page sends from another tab; undefined before a click. */
function useClickReport(test: string): ClickReport | undefined {
  const [report, setReport] = useState<ClickReport>()
  useEffect(() => {
    const channel = new BroadcastChannel(CLICK_TEST_CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const received = readClickReport(data)
      if (received?.test === test) setReport(received)
    }
    return () => channel.close()
  }, [test])
  return report?.test === test ? report : undefined
}
